package hnefi.lab;

import org.jspecify.annotations.Nullable;

/// Another program cannot play a match: it cannot be started, ended, or answered with no legal
/// move.
public final class UnusableProgramException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String program;
  private final String answer;

  /// @param answer what it said instead of a legal move; empty if nothing
  UnusableProgramException(String program, String answer, @Nullable Throwable cause) {
    super(program + ": " + answer, cause);
    this.program = program;
    this.answer = answer;
  }

  public String program() {
    return program;
  }

  /// Returns what it said instead of a legal move; empty if nothing.
  public String answer() {
    return answer;
  }
}
