package hnefi.content.lesson;

import hnefi.content.yaml.FaultException;
import hnefi.text.Message;
import hnefi.text.Result;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Builds records from the elements of a lesson: each component from the attribute of its name, or
/// a list of records from the child of its name.
///
/// @param path names the document in faults
record LessonBuilder(String path, AttributeParser meanings) {
  private static final List<Class<?>> ELEMENTS =
      Stream.concat(
              Stream.of(Lesson.class, Round.class, Mistake.class),
              Arrays.stream(Step.class.getPermittedSubclasses()))
          .toList();

  Lesson lesson(LessonElement document) throws FaultException {
    if (!document.name().equals(Lesson.class.getSimpleName())) {
      throw new FaultException(path, document.line(), Message.of("fault.lesson.no-lesson"));
    }
    return (Lesson) record(Lesson.class, document);
  }

  private Object record(Class<?> type, LessonElement element) throws FaultException {
    RecordComponent[] components = type.getRecordComponents();
    List<String> names = Arrays.stream(components).map(RecordComponent::getName).toList();
    for (String each : element.attributes().keySet()) {
      require(names.contains(each), element, "fault.lesson.unknown", type.getSimpleName(), each);
    }
    for (LessonElement each : element.children()) {
      if (!Character.isLowerCase(each.name().charAt(0)) || !each.attributes().isEmpty()) {
        throw new FaultException(path, each.line(), LessonElement.foreign(each.name()));
      }
      require(
          names.contains(each.name()),
          each,
          "fault.lesson.unknown",
          type.getSimpleName(),
          each.name());
    }
    Object[] arguments = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      arguments[i] = component(components[i], element);
    }
    try {
      return type.getDeclaredConstructor(
              Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new))
          .newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type.toString(), e);
    }
  }

  private void require(boolean holds, LessonElement element, String reason, Object... arguments)
      throws FaultException {
    if (!holds) {
      throw new FaultException(path, element.line(), Message.of(reason, arguments));
    }
  }

  private Object component(RecordComponent component, LessonElement owner) throws FaultException {
    Class<?> type = component.getType();
    String name = component.getName();
    boolean isList = type == List.class;
    Class<?> part = isList || type == Optional.class ? argument(component) : type;
    if (isList && isBuilt(part)) {
      List<Object> records = records(component, owner);
      // A lesson without steps and an exercise without rounds are none.
      boolean isWhole = part == Mistake.class || !records.isEmpty();
      require(isWhole, owner, "fault.lesson.lacks", owner.name(), name);
      return records;
    }
    Optional<String> text = Optional.ofNullable(owner.attributes().get(name));
    if (text.isEmpty()) {
      boolean mayLack = isList || type == Optional.class || type == int.class;
      require(mayLack, owner, "fault.lesson.lacks", owner.name(), name);
      return isList ? List.of() : type == int.class ? (Object) 0 : Optional.empty();
    }
    // What a learner predicts is found, not written.
    require(part != PredictionTask.class, owner, "fault.lesson.unknown", owner.name(), name);
    Object value =
        good(isList ? meanings.list(text.get(), part) : meanings.value(text.get(), part), owner);
    return type == Optional.class ? Optional.of(value) : value;
  }

  private List<Object> records(RecordComponent component, LessonElement owner)
      throws FaultException {
    Class<?> part = argument(component);
    List<Object> records = new ArrayList<>();
    for (LessonElement list : owner.children()) {
      if (list.name().equals(component.getName())) {
        for (LessonElement each : list.children()) {
          Class<?> type =
              ELEMENTS.stream()
                  .filter(known -> known.getSimpleName().equals(each.name()))
                  .findFirst()
                  .orElseThrow(() ->
                      new FaultException(path, each.line(), LessonElement.foreign(each.name())));
          records.add(record(type, each));
          require(
              part.isAssignableFrom(type),
              each,
              "fault.lesson.no-value",
              each.name(),
              component.getName());
        }
      }
    }
    return records;
  }

  private Object good(Result<?> read, LessonElement element) throws FaultException {
    return switch (read) {
      case Result.Good<?>(var value) -> value;
      case Result.Bad<?>(_, var reason) -> throw new FaultException(path, element.line(), reason);
    };
  }

  /// Lists of records are written as children, lists of names as one attribute.
  private static boolean isBuilt(Class<?> type) {
    return type == Step.class || ELEMENTS.contains(type);
  }

  private static Class<?> argument(RecordComponent component) {
    return (Class<?>) ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
  }
}
