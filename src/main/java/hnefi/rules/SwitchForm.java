package hnefi.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/// How a switch's value is written as text, read from text and put into a rule set.
///
/// @param choices the values offered to a player
/// @param kind what may be written
/// @param read what puts a value into its place; nothing if the text is no value
record SwitchForm(
    List<String> choices,
    Switch.Kind kind,
    Function<RuleSet, String> write,
    Function<String, Optional<Consumer<RuleSetBuilder>>> read) {
  private static final String UNLIMITED = "unlimited";

  static String text(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// One of several constants, by its name.
  static <E extends Enum<E>> SwitchForm choice(
      Class<E> type, Function<RuleSet, E> getter, BiConsumer<RuleSetBuilder, E> setter) {
    List<String> names = names(type);
    return new SwitchForm(
        names,
        Switch.Kind.CHOICE,
        rules -> text(getter.apply(rules)),
        name -> constant(type, name).map(value -> builder -> setter.accept(builder, value)));
  }

  /// One of two words.
  static SwitchForm flag(
      String off,
      String on,
      Function<RuleSet, Boolean> getter,
      BiConsumer<RuleSetBuilder, Boolean> setter) {
    return new SwitchForm(
        List.of(off, on),
        Switch.Kind.CHOICE,
        rules -> getter.apply(rules) ? on : off,
        name ->
            name.equals(off) || name.equals(on)
                ? Optional.of(builder -> setter.accept(builder, name.equals(on)))
                : Optional.empty());
  }

  /// The longest move of the king.
  static SwitchForm range() {
    return new SwitchForm(
        List.of(UNLIMITED, "1", "2", "3", "4", "5"),
        Switch.Kind.RANGE,
        rules ->
            rules.kingRange() == RuleSet.UNLIMITED
                ? UNLIMITED
                : Integer.toString(rules.kingRange()),
        name -> squares(name).map(squares -> builder -> builder.kingRange = squares));
  }

  private static Optional<Integer> squares(String text) {
    if (text.equals(UNLIMITED)) {
      return Optional.of(RuleSet.UNLIMITED);
    }
    return text.matches("[1-9][0-9]{0,3}") ? Optional.of(Integer.parseInt(text)) : Optional.empty();
  }

  /// A comma list of what may stand in for an attacker beside the king, in any order.
  static SwitchForm captors() {
    return new SwitchForm(
        subsets(names(KingCaptor.class)),
        Switch.Kind.LIST,
        rules ->
            rules.kingCaptors().stream()
                .sorted()
                .map(SwitchForm::text)
                .collect(Collectors.joining(",")),
        list -> captors(list).map(captors -> builder -> builder.kingCaptors = captors));
  }

  private static Optional<Set<KingCaptor>> captors(String list) {
    Set<KingCaptor> captors = EnumSet.noneOf(KingCaptor.class);
    for (String name : list.isEmpty() ? List.<String>of() : List.of(list.split(",", -1))) {
      Optional<KingCaptor> captor = constant(KingCaptor.class, name.strip());
      if (captor.isEmpty()) {
        return Optional.empty();
      }
      captors.add(captor.get());
    }
    return Optional.of(captors);
  }

  /// Returns every choice of the names as a comma list, the empty one first.
  private static List<String> subsets(List<String> names) {
    List<String> found = new ArrayList<>(List.of(""));
    for (String name : names) {
      List<String> longer =
          found.stream().map(list -> list.isEmpty() ? name : list + "," + name).toList();
      found.addAll(longer);
    }
    return List.copyOf(found);
  }

  private static List<String> names(Class<? extends Enum<?>> type) {
    return Arrays.stream(type.getEnumConstants()).map(SwitchForm::text).toList();
  }

  private static <E extends Enum<E>> Optional<E> constant(Class<E> type, String name) {
    return Arrays.stream(type.getEnumConstants())
        .filter(each -> text(each).equals(name))
        .findFirst();
  }
}
