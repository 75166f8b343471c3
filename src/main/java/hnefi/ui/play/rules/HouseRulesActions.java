package hnefi.ui.play.rules;

import hnefi.content.EditionName;
import hnefi.content.HouseRules;
import hnefi.content.HouseRulesFile;
import hnefi.content.Library;
import hnefi.fx.file.DesktopAccess;
import hnefi.fx.file.FileBatch;
import hnefi.fx.file.FileName;
import hnefi.fx.file.FileType;
import hnefi.fx.shell.Confirmation;
import hnefi.fx.task.BackgroundTasks;
import hnefi.storage.AtomicFiles;
import hnefi.storage.FileProblem;
import hnefi.storage.TextFile;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Result;
import hnefi.text.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What can be done with house rules, and what is told of it. They are shared as small text files,
/// which are read and written in the background.
public final class HouseRulesActions {
  private static final FileType TYPE =
      new FileType(language -> say(language, "house.type"), HouseRulesFile.ENDING);

  private static final FileBatch.Kind ADDED =
      count -> language -> say(language, "house.added", count);

  private final HouseRulesModel model;
  private final Supplier<Library> library;
  private final Optional<DesktopAccess> desktop;
  private final BackgroundTasks background;
  private final Consumer<Localized> notices;

  /// @param desktop empty where there are no files
  public HouseRulesActions(
      HouseRulesModel model,
      Supplier<Library> library,
      Optional<DesktopAccess> desktop,
      BackgroundTasks background,
      Consumer<Localized> notices) {
    this.model = model;
    this.library = library;
    this.desktop = desktop;
    this.background = background;
    this.notices = notices;
  }

  public HouseRulesModel model() {
    return model;
  }

  /// Whether there are files to share them in.
  boolean canShare() {
    return desktop.isPresent();
  }

  /// Asks for files and keeps the house rules in them.
  void open(Language language) {
    desktop.ifPresent(access -> {
      List<Path> files =
          access.dialogs().open(in -> say(in, "house.open"), List.of(TYPE), language);
      FileBatch batch =
          new FileBatch(files.size(), summary -> notices.accept(Confirmation.of(summary)));
      files.forEach(file -> add(file, batch));
    });
  }

  /// Keeps the house rules in one of several files.
  public void add(Path file, FileBatch batch) {
    background.begin(
        () -> read(file),
        read -> {
          switch (read) {
            case Read.Rules(var rules) -> {
              int added = model.add(rules);
              batch.added(ADDED, added, added > 0 ? List.of() : List.of(known(rules)));
            }
            case Read.Unreadable(var problem) -> batch.failed(file, problem);
          }
        },
        () -> batch.failed(file));
  }

  /// Keeps the house rules in a file.
  ///
  /// @param show goes to where they are shown
  public void open(Path file, Runnable show) {
    background.begin(() -> read(file), read -> keep(read, show), () -> {});
  }

  /// Keeps the house rules that somebody copied.
  ///
  /// @param show goes to where they are shown
  public void paste(String text, Runnable show) {
    keep(read(text, "house.paste.damaged", ""), show);
  }

  /// What comes of a text.
  private sealed interface Read {
    record Rules(List<HouseRules> rules) implements Read {}

    record Unreadable(Localized problem) implements Read {}
  }

  private Read read(Path file) {
    try {
      return read(TextFile.read(file), "house.damaged", FileName.of(file));
    } catch (IOException e) {
      return new Read.Unreadable(FileProblem.Unreachable.of(file, e));
    }
  }

  /// @param damaged the message of where it comes from, which has another with the line
  private Read read(String text, String damaged, String file) {
    return switch (HouseRulesFile.read(text, library.get())) {
      case Result.Good<List<HouseRules>>(List<HouseRules> rules) -> new Read.Rules(rules);
      case Result.Bad<List<HouseRules>>(int line, var reason) ->
          new Read.Unreadable(language -> {
            String why = Library.faultWords(language).say(reason);
            return line > 0
                ? say(language, damaged + ".line", file, "" + line, why)
                : say(language, damaged, file, why);
          });
    };
  }

  /// Says under what name rules are kept already.
  private Localized known(List<HouseRules> rules) {
    String name =
        rules.stream()
            .flatMap(each -> model.named(each.edition()).stream())
            .map(HouseRules::name)
            .findFirst()
            .orElse("");
    return language -> say(language, "house.known", name);
  }

  private void keep(Read read, Runnable show) {
    switch (read) {
      case Read.Rules(var rules) -> {
        // What is told would be gone with the page before.
        show.run();
        int added = model.add(rules);
        notices.accept(Confirmation.of(added > 0 ? ADDED.added(added) : known(rules)));
      }
      case Read.Unreadable(var problem) -> notices.accept(Confirmation.of(problem));
    }
  }

  /// Keeps rules under a name and says so.
  void keep(String name, EditionName edition) {
    Optional<Runnable> undo = model.keep(name, edition);
    String kept = HouseRules.nameOf(name);
    notices.accept(
        undo.map(back ->
                Confirmation.of(
                    language -> say(language, "house.replaced", kept),
                    language -> say(language, "house.undo"),
                    back))
            .orElseGet(() -> Confirmation.of(language -> say(language, "house.saved", kept))));
  }

  /// Deletes house rules and offers to take it back.
  void delete(HouseRules rules) {
    Runnable undo = model.delete(rules);
    notices.accept(
        Confirmation.of(
            language -> say(language, "house.deleted", rules.name()),
            language -> say(language, "house.undo"),
            undo));
  }

  /// Asks for a file and writes house rules into it.
  void share(HouseRules rules, Language language) {
    desktop
        .flatMap(access ->
            access
                .dialogs()
                .save(
                    in -> say(in, "house.share"),
                    FileName.of(rules.name(), "house-rules"),
                    List.of(TYPE),
                    language))
        .ifPresent(file -> background.begin(() -> write(file, rules), notices, () -> {}));
  }

  private static Localized write(Path file, HouseRules rules) {
    try {
      AtomicFiles.forDocuments().write(file, HouseRulesFile.write(rules));
      return Confirmation.of(language -> say(language, "house.shared", file.getFileName()));
    } catch (IOException e) {
      return FileProblem.Unreachable.of(file, e);
    }
  }

  private static String say(Language language, String key, Object... arguments) {
    return Words.of(HouseRulesActions.class, "rule", language).say(key, arguments);
  }
}
