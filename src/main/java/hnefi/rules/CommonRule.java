package hnefi.rules;

/// What all the books agree on.
public enum CommonRule implements Rule {
  /// A piece goes straight over any number of free squares and jumps over none.
  MOVE("move"),
  /// A soldier held between two enemies on opposite sides falls.
  CAPTURE("capture"),
  /// A piece that goes between two enemies of its own will is safe.
  MOVING_IN("moving-in"),
  /// One move may close several traps, each judged on its own.
  SEVERAL("several");

  private final String id;

  CommonRule(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
