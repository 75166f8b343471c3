package hnefi.content.yaml;

import hnefi.text.InvalidValueException;
import hnefi.text.Result;
import hnefi.text.Tag;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Maps records to YAML and back, each component to a key in lower case and with hyphens.
///
/// Components are texts, whole numbers, `true` or `false`, constants, records, lists, sets, maps,
/// what may be missing, and whatever else is added with [#with]. A record of one component is
/// written as that component. `none` stands for what is usually there and is missing.
public final class RecordMapper {
  private static final String NONE = "none";

  /// How a type is written that is no record.
  ///
  /// @param write makes a text, a number, a truth value, or lists and maps of such
  private record Kind<T>(Form<T> form, Function<T, Object> write) {
    Object written(Object value) {
      @SuppressWarnings("unchecked") // the kind is found by the type of the component
      T typed = (T) value;
      return write.apply(typed);
    }
  }

  private final Map<Class<?>, Kind<?>> kinds;

  /// Maps what every mapper knows.
  public RecordMapper() {
    this(Map.of());
  }

  private RecordMapper(Map<Class<?>, Kind<?>> kinds) {
    this.kinds = kinds;
  }

  /// Returns a mapper that knows one type more, which is written as text.
  public <T> RecordMapper withText(
      Class<T> type, Function<T, String> write, Function<String, Result<T>> read) {
    return with(type, value -> value.good(read.apply(value.exactText())), write::apply);
  }

  /// Returns a mapper that knows one type more.
  ///
  /// @param write makes a text, a number, a truth value, or lists and maps of such
  public <T> RecordMapper with(Class<T> type, Form<T> read, Function<T, Object> write) {
    Map<Class<?>, Kind<?>> more = new HashMap<>(kinds);
    more.put(type, new Kind<>(read, write));
    return new RecordMapper(more);
  }

  /// What could be read of a text.
  ///
  /// @param value what is sound in it, and else what is usual
  /// @param faults in the order of their lines; of a text that is no YAML, the first
  public record Reading<T>(T value, List<Fault> faults) {
    public Reading {
      faults = faults.stream().distinct().sorted(Comparator.comparingInt(Fault::line)).toList();
    }

    public Optional<Fault> firstFault() {
      return faults.stream().findFirst();
    }
  }

  /// Reads a text. A faulty item of a list or a map is left out, for a faulty component holds what
  /// is usual, and a record without what it needs is faulty as a whole.
  ///
  /// @param file the path to name in faults
  /// @param usual what holds where the text says nothing
  public <T extends Record> Reading<T> read(String file, String text, T usual) {
    SalvagedYaml yaml = SalvagedYaml.of(file, text);
    Reader reader = new Reader();
    @SuppressWarnings("unchecked") // read as the type of what is usual
    T value = (T) yaml.root().map(root -> reader.or(root, usual)).orElse(usual);
    return new Reading<>(value, yaml.fault().map(List::of).orElse(reader.faults));
  }

  /// Returns a record as text, from which [#read] makes it again.
  ///
  /// @param usual what will be given to [#read]
  public <T extends Record> String write(T value, T usual) {
    return YamlText.of(tree(value.getClass(), value, Optional.of(usual)));
  }

  // --- Types

  private static String key(RecordComponent component) {
    return component.getName().replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  private static Class<?> raw(Type type) {
    return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
  }

  private static Type argument(Type type, int index) {
    return ((ParameterizedType) type).getActualTypeArguments()[index];
  }

  /// Returns what a component is if nothing is said about it; empty if it must be there.
  private static Optional<Object> otherwise(RecordComponent component, Optional<?> usual) {
    return usual
        .map(each -> get(component, each))
        .or(() ->
            switch (component.getType().getSimpleName()) {
              case "Optional" -> Optional.of(Optional.empty());
              case "List" -> Optional.of(List.of());
              case "Set" -> Optional.of(Set.of());
              case "Map" -> Optional.of(Map.of());
              default -> Optional.empty();
            });
  }

  private static Object get(RecordComponent component, Object owner) {
    try {
      component.getAccessor().setAccessible(true);
      return Objects.requireNonNull(component.getAccessor().invoke(owner));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(component.toString(), e);
    }
  }

  // --- Writing

  /// Returns a value as texts, numbers, truth values, and lists and maps of such.
  private Object tree(Type type, Object value, Optional<?> usual) {
    Kind<?> kind = kinds.get(raw(type));
    if (kind != null) {
      return kind.written(value);
    }
    return switch (value) {
      case Enum<?> constant -> Tag.of(constant);
      case Optional<?> missing when missing.isEmpty() -> NONE;
      case Optional<?> there ->
          tree(argument(type, 0), there.get(), usual.flatMap(each -> (Optional<?>) each));
      case Map<?, ?> map -> {
        Map<Object, Object> tree = new LinkedHashMap<>();
        inOrder(map.keySet())
            .forEach(key ->
                tree.put(
                    tree(argument(type, 0), key, Optional.empty()),
                    tree(
                        argument(type, 1),
                        Objects.requireNonNull(map.get(key)),
                        Optional.empty())));
        yield tree;
      }
      case Collection<?> items ->
          inOrder(items).stream()
              .map(each -> tree(argument(type, 0), each, Optional.empty()))
              .toList();
      case Record owner -> tree(owner, usual);
      default -> value;
    };
  }

  private Object tree(Record owner, Optional<?> usual) {
    RecordComponent[] components = owner.getClass().getRecordComponents();
    Map<Object, Object> tree = new LinkedHashMap<>();
    for (RecordComponent each : components) {
      Object value = get(each, owner);
      boolean mayBeMissing = otherwise(each, Optional.empty()).isPresent();
      Optional<Object> otherwise = otherwise(each, usual);
      if (components.length == 1) {
        return tree(each.getGenericType(), value, otherwise);
      }
      if (!mayBeMissing || !otherwise.equals(Optional.of(value))) {
        tree.put(key(each), tree(each.getGenericType(), value, otherwise));
      }
    }
    return tree;
  }

  /// Constants come in their order: some sets of them have another one each time.
  private static List<?> inOrder(Collection<?> items) {
    boolean constants = items.stream().allMatch(Enum.class::isInstance) && items instanceof Set;
    return constants ? items.stream().sorted().toList() : List.copyOf(items);
  }

  // --- Reading

  private final class Reader {
    private final List<Fault> faults = new ArrayList<>();

    Object or(YamlValue value, Object usual) {
      try {
        return read(usual.getClass(), value, Optional.of(usual));
      } catch (FaultException e) {
        faults.add(e.fault());
        return usual;
      }
    }

    private Object read(Type type, YamlValue value, Optional<?> usual) throws FaultException {
      Class<?> raw = raw(type);
      Kind<?> kind = kinds.get(raw);
      if (kind != null) {
        return kind.form().read(value);
      }
      if (raw.isEnum()) {
        return constant(raw, value);
      }
      if (raw.isRecord()) {
        return record(raw, value, usual);
      }
      return switch (raw.getSimpleName()) {
        case "String" -> value.exactText();
        case "int", "Integer" -> value.integer();
        case "boolean", "Boolean" -> value.flag();
        case "Optional" ->
            argument(type, 0) != String.class && value.is(NONE)
                ? Optional.empty()
                : Optional.of(
                    read(argument(type, 0), value, usual.flatMap(each -> (Optional<?>) each)));
        case "List" -> items(argument(type, 0), value);
        case "Set" -> new LinkedHashSet<>(items(argument(type, 0), value));
        case "Map" -> map(type, value, usual);
        default -> throw new IllegalArgumentException("nobody told how to read a " + type);
      };
    }

    @SuppressWarnings({"rawtypes", "unchecked"}) // of whatever enumeration
    private static Object constant(Class type, YamlValue value) throws FaultException {
      return value.constant(type);
    }

    private List<Object> items(Type item, YamlValue value) throws FaultException {
      List<Object> items = new ArrayList<>();
      for (YamlValue each : value.list()) {
        try {
          items.add(read(item, each, Optional.empty()));
        } catch (FaultException e) {
          faults.add(e.fault());
        }
      }
      return items;
    }

    private Map<Object, Object> map(Type type, YamlValue value, Optional<?> usual)
        throws FaultException {
      Map<Object, Object> map = new LinkedHashMap<>();
      for (YamlValue.Entry each : value.entries()) {
        try {
          Object key = read(argument(type, 0), each.key(), Optional.empty());
          Object read = read(argument(type, 1), each.value(), Optional.empty());
          if (map.putIfAbsent(key, read) != null) {
            throw each.key().fault("fault.twice", each.key().exactText());
          }
        } catch (FaultException e) {
          faults.add(e.fault());
        }
      }
      usual.ifPresent(others -> ((Map<?, ?>) others).forEach(map::putIfAbsent));
      return map;
    }

    private Object record(Class<?> type, YamlValue value, Optional<?> usual) throws FaultException {
      RecordComponent[] components = type.getRecordComponents();
      Map<String, YamlValue> written =
          components.length == 1
              ? Map.of(key(components[0]), value)
              : entries(value, Arrays.stream(components).map(RecordMapper::key).toList());
      Object[] arguments = new Object[components.length];
      for (int i = 0; i < components.length; i++) {
        arguments[i] = component(components[i], value, written, usual);
      }
      return create(type, arguments, value, written, usual);
    }

    private Map<String, YamlValue> entries(YamlValue value, List<String> keys)
        throws FaultException {
      Map<String, YamlValue> entries = new HashMap<>();
      for (YamlValue.Entry each : value.entries()) {
        String key = each.key().text();
        if (!keys.contains(key)) {
          faults.add(each.key().fault("fault.unknown", key).fault());
        } else if (entries.putIfAbsent(key, each.value()) != null) {
          faults.add(each.key().fault("fault.twice", key).fault());
        }
      }
      return entries;
    }

    private Object component(
        RecordComponent component,
        YamlValue owner,
        Map<String, YamlValue> written,
        Optional<?> usual)
        throws FaultException {
      Optional<YamlValue> value = Optional.ofNullable(written.get(key(component)));
      // The first call of each accessor takes long, which is felt when the program starts.
      boolean holdsMore =
          component.getType().isRecord()
              || component.getType() == Optional.class
              || component.getType() == Map.class;
      Optional<?> inner = usual.filter(_ -> holdsMore).map(each -> get(component, each));
      try {
        if (value.isPresent()) {
          return read(component.getGenericType(), value.get(), inner);
        }
        return otherwise(component, usual)
            .orElseThrow(() -> owner.fault("fault.missing", key(component)));
      } catch (FaultException e) {
        faults.add(e.fault());
        return otherwise(component, usual).orElseThrow(() -> e);
      }
    }

    private Object create(
        Class<?> type,
        Object[] arguments,
        YamlValue value,
        Map<String, YamlValue> written,
        Optional<?> usual)
        throws FaultException {
      RecordComponent[] components = type.getRecordComponents();
      try {
        Constructor<?> constructor =
            type.getDeclaredConstructor(
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class[]::new));
        constructor.setAccessible(true);
        return constructor.newInstance(arguments);
      } catch (InvocationTargetException e) {
        if (!(e.getCause() instanceof InvalidValueException invalid)) {
          if (e.getCause() instanceof IllegalArgumentException) {
            throw value.fault("fault.impossible");
          }
          throw new IllegalStateException(type.toString(), e);
        }
        int index =
            Arrays.stream(components)
                .map(RecordComponent::getName)
                .toList()
                .indexOf(invalid.component());
        FaultException fault =
            written.getOrDefault(key(components[index]), value).fault(invalid.reason());
        Object otherwise = usual.map(each -> get(components[index], each)).orElseThrow(() -> fault);
        if (otherwise.equals(arguments[index])) {
          throw fault;
        }
        faults.add(fault.fault());
        arguments[index] = otherwise;
        return create(type, arguments, value, written, usual);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(type.toString(), e);
      }
    }
  }
}
