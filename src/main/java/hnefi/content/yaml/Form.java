package hnefi.content.yaml;

/// Makes something of a value.
@FunctionalInterface
public interface Form<T> {
  T read(YamlValue value) throws FaultException;
}
