package hnefi.ui.learn.fxml;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.RuleTopic;
import hnefi.content.diagram.Diagram;
import hnefi.content.diagram.Diagrams;
import hnefi.content.lesson.Goal;
import hnefi.content.lesson.PredictionTask;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.text.Result;
import hnefi.text.Tag;
import hnefi.text.Text;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// What the text of an attribute means for a record component: a diagram by its id, moves, a goal.
final class AttributeParser {
  private final Library library;
  private final Diagrams diagrams;
  private final Map<String, Text> texts;

  /// @param texts the words of the lessons by their keys
  AttributeParser(Library library, Diagrams diagrams, Map<String, Text> texts) {
    this.library = library;
    this.diagrams = diagrams;
    this.texts = texts;
  }

  Object of(String text, RecordComponent component) {
    Class<?> type = component.getType();
    if (type == Optional.class) {
      // The only optional attributes are words; what a learner predicts is found, not written.
      if (component.getGenericType().getTypeName().contains(PredictionTask.class.getName())) {
        throw new LessonException(
            "fault.lesson.unknown",
            component.getDeclaringRecord().getSimpleName(),
            component.getName());
      }
      return Optional.of(words(text));
    }
    if (type == List.class) {
      String element = component.getGenericType().getTypeName();
      if (element.contains("Move")) {
        return list(text, AttributeParser::move);
      }
      if (element.contains("RuleTopic")) {
        return list(text, each -> constant(each, RuleTopic.class));
      }
      return element.contains("Edition") ? list(text, this::edition) : list(text, this::diagram);
    }
    return single(text, type);
  }

  private Object single(String text, Class<?> type) {
    if (type == String.class) {
      return text;
    }
    if (type == Text.class) {
      return words(text);
    }
    if (type == int.class) {
      return number(text);
    }
    if (type == Diagram.class) {
      return diagram(text);
    }
    if (type == Edition.class) {
      return edition(text);
    }
    if (type == Move.class) {
      return move(text);
    }
    if (type == Goal.class) {
      return good(Goal.read(text));
    }
    if (type.isEnum()) {
      return constant(text, type);
    }
    throw new IllegalStateException("nothing can be made of a " + type);
  }

  private static Object constant(String text, Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .filter(each -> Tag.of((Enum<?>) each).equals(text))
        .findFirst()
        .orElseThrow(
            () -> new LessonException("fault.lesson.no-value", text, type.getSimpleName()));
  }

  private static int number(String text) {
    if (!text.matches("[0-9]{1,3}")) {
      throw new LessonException("fault.lesson.no-number", text);
    }
    return Integer.parseInt(text);
  }

  private static <T> List<T> list(String text, Function<String, T> each) {
    return Arrays.stream(text.strip().split("[,\\s]+")).map(each).toList();
  }

  private Text words(String key) {
    Text text = texts.get(key);
    if (text == null) {
      throw new LessonException("fault.lesson.no-value", key, Text.class.getSimpleName());
    }
    return text;
  }

  private Diagram diagram(String id) {
    return diagrams.find(id).orElseThrow(() -> new LessonException("fault.lesson.no-diagram", id));
  }

  private Edition edition(String id) {
    return library.edition(id).orElseThrow(() -> new LessonException("fault.no-rulebook", id));
  }

  private static Move move(String text) {
    return good(MoveText.read(text));
  }

  private static <T> T good(Result<T> parsed) {
    return switch (parsed) {
      case Result.Good<T>(T value) -> value;
      case Result.Bad<T>(_, var reason) -> throw new LessonException(reason);
    };
  }
}
