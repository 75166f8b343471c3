package hnefi.rules;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What values a switch can have, and how they are written and read.
///
/// @param choices the values offered to a player
/// @param kind what may be written
/// @param test whether something is a value
/// @param writer how a value is written
/// @param read what a text says; nothing if it is no value
record SwitchType<T>(
    List<T> choices,
    Switch.Kind kind,
    Predicate<Object> test,
    Function<T, String> writer,
    Function<String, Optional<T>> read) {
  private static final String UNLIMITED = "unlimited";
  // A player is offered the ranges that make a difference on the books' boards.
  private static final int LONGEST_OFFERED = 5;

  static String text(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  boolean holds(Object value) {
    return test.test(value);
  }

  /// @throws ClassCastException if it is no value of this type; ask [#holds] before
  @SuppressWarnings("unchecked")
  String write(Object value) {
    return writer.apply((T) value);
  }

  /// One of several constants, by its name.
  static <E extends Enum<E>> SwitchType<E> choice(Class<E> type) {
    return new SwitchType<>(
        List.of(type.getEnumConstants()),
        Switch.Kind.CHOICE,
        type::isInstance,
        SwitchType::text,
        name -> constant(type, name));
  }

  /// One of two words.
  static SwitchType<Boolean> flag(String off, String on) {
    return new SwitchType<>(
        List.of(false, true),
        Switch.Kind.CHOICE,
        Boolean.class::isInstance,
        value -> value ? on : off,
        name ->
            name.equals(off) || name.equals(on) ? Optional.of(name.equals(on)) : Optional.empty());
  }

  /// A number of squares, or any number.
  static SwitchType<Integer> range() {
    return new SwitchType<>(
        IntStream.concat(IntStream.of(RuleSet.UNLIMITED), IntStream.rangeClosed(1, LONGEST_OFFERED))
            .boxed()
            .toList(),
        Switch.Kind.RANGE,
        value -> value instanceof Integer squares && squares >= 1,
        squares -> squares == RuleSet.UNLIMITED ? UNLIMITED : Integer.toString(squares),
        SwitchType::squares);
  }

  private static Optional<Integer> squares(String text) {
    if (text.equals(UNLIMITED)) {
      return Optional.of(RuleSet.UNLIMITED);
    }
    return text.matches("[1-9][0-9]{0,3}") ? Optional.of(Integer.parseInt(text)) : Optional.empty();
  }

  /// Any of several constants, as a comma list in any order.
  static <E extends Enum<E>> SwitchType<Set<E>> subset(Class<E> type) {
    return new SwitchType<>(
        subsets(type),
        Switch.Kind.LIST,
        value -> value instanceof Set<?> set && set.stream().allMatch(type::isInstance),
        set -> set.stream().sorted().map(SwitchType::text).collect(Collectors.joining(",")),
        list -> subset(type, list));
  }

  private static <E extends Enum<E>> Optional<Set<E>> subset(Class<E> type, String list) {
    Set<E> found = EnumSet.noneOf(type);
    for (String name : list.isEmpty() ? List.<String>of() : List.of(list.split(",", -1))) {
      Optional<E> each = constant(type, name.strip());
      if (each.isEmpty()) {
        return Optional.empty();
      }
      found.add(each.get());
    }
    return Optional.of(Collections.unmodifiableSet(found));
  }

  /// Returns every choice of the constants, the empty one first.
  private static <E extends Enum<E>> List<Set<E>> subsets(Class<E> type) {
    E[] constants = type.getEnumConstants();
    return IntStream.range(0, 1 << constants.length)
        .<Set<E>>mapToObj(bits -> {
          Set<E> chosen = EnumSet.noneOf(type);
          for (int i = 0; i < constants.length; i++) {
            if ((bits & 1 << i) != 0) {
              chosen.add(constants[i]);
            }
          }
          return Collections.unmodifiableSet(chosen);
        })
        .toList();
  }

  private static <E extends Enum<E>> Optional<E> constant(Class<E> type, String name) {
    return Arrays.stream(type.getEnumConstants())
        .filter(each -> text(each).equals(name))
        .findFirst();
  }
}
