package hnefi.text;

/// A component of a record cannot have its value; the reason can be told to a person.
public final class InvalidValueException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final String component;
  private final transient Message reason;

  /// @param component its name in the record
  public InvalidValueException(String component, String key, Object... arguments) {
    super(component + ": " + key);
    this.component = component;
    reason = Message.of(key, arguments);
  }

  public String component() {
    return component;
  }

  public Message reason() {
    return reason;
  }
}
