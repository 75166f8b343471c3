package hnefi.content.yaml;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.NodeTuple;

/// The keys and values of a YAML map, taken out one by one until none may be left.
public final class YamlMap {
  private final YamlValue whole;
  private final Map<String, YamlValue> values = new LinkedHashMap<>();
  private final Map<String, YamlValue> left = new LinkedHashMap<>();

  YamlMap(YamlValue whole, MappingNode node) throws FaultException {
    this.whole = whole;
    for (NodeTuple each : node.getValue()) {
      YamlValue key = whole.beside(each.getKeyNode());
      String name = key.text();
      if (values.put(name, whole.beside(each.getValueNode())) != null) {
        throw key.fault("fault.twice", name);
      }
      left.put(name, key);
    }
  }

  /// Returns the value of a key that must be there.
  public YamlValue get(String key) throws FaultException {
    Optional<YamlValue> value = find(key);
    if (value.isEmpty()) {
      throw whole.fault("fault.missing", key);
    }
    return value.get();
  }

  /// Returns the value of a key that may be missing.
  public Optional<YamlValue> find(String key) {
    left.remove(key);
    return Optional.ofNullable(values.get(key));
  }

  /// Returns what the form makes of a value that may be missing.
  public <T> Optional<T> optional(String key, Form<T> form) throws FaultException {
    Optional<YamlValue> value = find(key);
    return value.isPresent() ? Optional.of(form.read(value.get())) : Optional.empty();
  }

  /// Returns what the form makes of the values of a list that may be missing.
  public <T> List<T> each(String key, Form<T> form) throws FaultException {
    return optional(key, list -> list.each(form)).orElse(List.of());
  }

  /// Returns the keys not asked for yet, in the order of the file.
  public Set<String> keysLeft() {
    return Set.copyOf(left.keySet());
  }

  /// Returns a fault at the place of a key, or of the map if it has no such key.
  public FaultException fault(String key, String reason, Object... arguments) {
    YamlValue at = values.getOrDefault(key, whole);
    return at.fault(reason, arguments);
  }

  /// Refuses whatever key was not asked for.
  public void done() throws FaultException {
    for (Map.Entry<String, YamlValue> each : left.entrySet()) {
      throw each.getValue().fault("fault.unknown", each.getKey());
    }
  }

  /// Returns the value this map is the content of.
  public YamlValue whole() {
    return whole;
  }
}
