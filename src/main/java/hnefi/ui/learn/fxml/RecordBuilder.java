package hnefi.ui.learn.fxml;

import hnefi.content.lesson.Mistake;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.util.Builder;
import org.jspecify.annotations.Nullable;

/// Builds a record from the attributes and child elements of an FXML element.
///
/// The loader sees a map: attributes are put, and a list component is there from the beginning, so
/// that the loader adds the children to it.
final class RecordBuilder extends AbstractMap<String, Object> implements Builder<Object> {
  private final Class<? extends Record> type;
  private final AttributeParser meanings;
  private final Map<String, Object> given = new HashMap<>();

  RecordBuilder(Class<? extends Record> type, AttributeParser meanings) {
    this.type = type;
    this.meanings = meanings;
    for (RecordComponent component : type.getRecordComponents()) {
      if (isListOfRecords(component)) {
        given.put(component.getName(), new ArrayList<>());
      }
    }
  }

  /// Lists of elements are written as children, lists of names as one attribute.
  private static boolean isListOfRecords(RecordComponent component) {
    return component.getType() == List.class && LessonDocument.isBuilt(elementOf(component));
  }

  @Override
  public @Nullable Object put(String name, Object value) {
    return given.put(name, value);
  }

  @Override
  public boolean containsKey(Object name) {
    return given.containsKey(name);
  }

  @Override
  public @Nullable Object get(Object name) {
    return given.get(name);
  }

  @Override
  public Set<Entry<String, Object>> entrySet() {
    return given.entrySet();
  }

  @Override
  public Object build() {
    RecordComponent[] components = type.getRecordComponents();
    Object[] arguments = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      arguments[i] = argument(components[i]);
    }
    try {
      return type.getDeclaredConstructor(
              Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new))
          .newInstance(arguments);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getTargetException());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /// A lesson without steps and an exercise without rounds are none; mistakes need not be known.
  private Object argument(RecordComponent component) {
    Object value = given.get(component.getName());
    boolean isBare = value instanceof List<?> list && list.isEmpty();
    if (value == null || isBare && elementOf(component) != Mistake.class) {
      if (component.getType() == Optional.class) {
        return Optional.empty();
      }
      if (component.getType() == int.class) {
        return 0;
      }
      if (component.getType() == List.class && !isBare) {
        return List.of();
      }
      throw new LessonException("fault.lesson.lacks", type.getSimpleName(), component.getName());
    }
    Object meant = value instanceof String text ? meanings.of(text, component) : value;
    if (meant instanceof List<?> list && isListOfRecords(component)) {
      list.forEach(each -> confirm(each, elementOf(component), component.getName()));
    } else {
      confirm(meant, component.getType(), component.getName());
    }
    return meant;
  }

  /// What stands where something else belongs would be found out only when the lesson is shown.
  private static void confirm(Object value, Class<?> type, String name) {
    boolean fits = type.isPrimitive() ? value instanceof Integer : type.isInstance(value);
    if (!fits) {
      throw new LessonException(
          "fault.lesson.no-value",
          value instanceof String text ? text : value.getClass().getSimpleName(),
          name);
    }
  }

  private static Class<?> elementOf(RecordComponent list) {
    Type element = ((ParameterizedType) list.getGenericType()).getActualTypeArguments()[0];
    return (Class<?>) element;
  }
}
