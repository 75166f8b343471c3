package hnefi.ui.play.rules;

import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.content.HouseRules;
import hnefi.narration.EditionWords;
import hnefi.text.FreeName;
import hnefi.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The house rules somebody keeps, each under a name of its own. They are read when they are first
/// asked for, and written whenever they change.
public final class HouseRulesModel {
  private final Supplier<List<HouseRules>> load;
  private final Consumer<List<HouseRules>> save;
  private final ReadOnlyObjectWrapper<List<HouseRules>> kept =
      new ReadOnlyObjectWrapper<>(List.of());
  private boolean loaded;

  public HouseRulesModel(Supplier<List<HouseRules>> load, Consumer<List<HouseRules>> save) {
    this.load = load;
    this.save = save;
  }

  /// Returns a model that keeps nothing beyond the running program.
  public static HouseRulesModel inMemory() {
    return new HouseRulesModel(List::of, _ -> {});
  }

  /// The house rules in the order in which they were kept.
  public ReadOnlyObjectProperty<List<HouseRules>> keptProperty() {
    if (!loaded) {
      loaded = true;
      kept.set(load.get());
    }
    return kept.getReadOnlyProperty();
  }

  public List<HouseRules> kept() {
    return keptProperty().get();
  }

  /// Returns the house rules that are just these rules.
  public Optional<HouseRules> named(EditionName edition) {
    return kept().stream().filter(each -> each.edition().equals(edition)).findFirst();
  }

  /// Returns what rules are called here: a book's by their own name, turned ones by the name they
  /// are kept under.
  public String title(Edition edition, Language language) {
    return Optional.of(edition.name())
        .filter(name -> !name.houseRules().isEmpty())
        .flatMap(this::named)
        .map(HouseRules::name)
        .orElseGet(() -> EditionWords.title(edition, language));
  }

  /// Keeps rules under a name; what had this name before is replaced.
  ///
  /// @return takes it back; empty if nothing was replaced, or if the text is no name
  Optional<Runnable> keep(String name, EditionName edition) {
    String line = HouseRules.nameOf(name);
    if (line.isEmpty()) {
      return Optional.empty();
    }
    HouseRules added = new HouseRules(line, edition);
    List<HouseRules> all = new ArrayList<>(kept());
    Optional<HouseRules> replaced =
        all.stream().filter(each -> each.name().equals(line)).findFirst();
    int index = replaced.map(all::indexOf).orElse(0);
    replaced.ifPresent(all::remove);
    all.add(added);
    set(all);
    return replaced.map(each ->
        () -> {
          remove(added);
          insert(index, each);
        });
  }

  /// Gives house rules another name, unless it is none or taken.
  void rename(HouseRules rules, String name) {
    String line = HouseRules.nameOf(name);
    if (!line.isEmpty() && !isTaken(line)) {
      set(
          kept().stream()
              .map(each -> each.equals(rules) ? new HouseRules(line, each.edition()) : each)
              .toList());
    }
  }

  /// Returns whether other house rules have this name.
  boolean isTaken(String name) {
    return kept().stream().anyMatch(each -> each.name().equals(HouseRules.nameOf(name)));
  }

  /// Deletes house rules.
  ///
  /// @return takes it back
  Runnable delete(HouseRules rules) {
    int index = kept().indexOf(rules);
    remove(rules);
    return () -> insert(index, rules);
  }

  private void remove(HouseRules rules) {
    set(kept().stream().filter(each -> !each.equals(rules)).toList());
  }

  /// Puts house rules back where they were, with a number if their name is taken now.
  private void insert(int index, HouseRules rules) {
    List<HouseRules> all = new ArrayList<>(kept());
    all.add(
        Math.min(index, all.size()), new HouseRules(freeName(rules.name(), all), rules.edition()));
    set(all);
  }

  /// Keeps what somebody else shared. A name that is taken gets a number; rules that are kept
  /// already are not kept twice.
  ///
  /// @return how many are new
  int add(List<HouseRules> shared) {
    List<HouseRules> all = new ArrayList<>(kept());
    for (HouseRules each : shared) {
      if (all.stream().noneMatch(kept -> kept.edition().equals(each.edition()))) {
        all.add(new HouseRules(freeName(each.name(), all), each.edition()));
      }
    }
    int added = all.size() - kept().size();
    set(all);
    return added;
  }

  private static String freeName(String name, List<HouseRules> all) {
    return FreeName.of(name, HouseRules.LONGEST_NAME, wanted -> isTaken(wanted, all));
  }

  private static boolean isTaken(String name, List<HouseRules> all) {
    return all.stream().anyMatch(each -> each.name().equals(name));
  }

  private void set(List<HouseRules> all) {
    kept.set(List.copyOf(all));
    save.accept(kept.get());
  }
}
