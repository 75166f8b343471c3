package hnefi.content.lesson;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.diagram.Diagram;
import hnefi.content.diagram.Diagrams;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.text.Result;
import hnefi.text.Tag;
import hnefi.text.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the text of an attribute means: a diagram by its id, moves, a goal.
///
/// @param texts the words of the lessons by their keys
record AttributeParser(Library library, Diagrams diagrams, Map<String, Text> texts) {
  private static final String NAME = "[a-z0-9-]+";

  /// Returns the values of a list of names.
  ///
  /// @param type of each
  Result<? extends List<?>> list(String text, Class<?> type) {
    List<Object> values = new ArrayList<>();
    for (String each : text.strip().split("[,\\s]+")) {
      switch (value(each, type)) {
        case Result.Good<?>(var value) -> values.add(value);
        case Result.Bad<?>(_, var reason) -> {
          return new Result.Bad<>(reason);
        }
      }
    }
    return new Result.Good<>(values);
  }

  Result<?> value(String text, Class<?> type) {
    if (type == String.class) {
      return known(text.matches(NAME) ? Optional.of(text) : Optional.empty(), text, type);
    }
    if (type == Text.class) {
      boolean isKey = text.startsWith(LessonLoader.KEY);
      return known(Optional.ofNullable(isKey ? texts.get(text.substring(1)) : null), text, type);
    }
    if (type == int.class) {
      return text.matches("[0-9]{1,3}")
          ? new Result.Good<>(Integer.valueOf(text))
          : Result.bad("fault.lesson.no-number", text);
    }
    if (type == Diagram.class) {
      return found(diagrams.find(text), "fault.lesson.no-diagram", text);
    }
    if (type == Edition.class) {
      return found(library.edition(text), "fault.no-rulebook", text);
    }
    if (type == Move.class) {
      return MoveText.read(text);
    }
    if (type == Goal.class) {
      return Goal.read(text);
    }
    if (type.isEnum()) {
      return known(
          Arrays.stream(type.getEnumConstants())
              .filter(each -> Tag.of((Enum<?>) each).equals(text))
              .findFirst(),
          text,
          type);
    }
    throw new IllegalStateException("nothing can be made of a " + type);
  }

  private static Result<?> known(Optional<?> value, String text, Class<?> type) {
    return found(value, "fault.lesson.no-value", text, type.getSimpleName());
  }

  private static Result<?> found(Optional<?> value, String otherwise, Object... arguments) {
    return value.isPresent() ? new Result.Good<>(value.get()) : Result.bad(otherwise, arguments);
  }
}
