package hnefi.lab;

/// There is no opening of so many random moves after which both sides still have about the chances
/// they began with, or none was found.
public final class NoOpeningException extends RuntimeException {
  private final int plies;

  NoOpeningException(int plies) {
    super("no balanced opening of " + plies + " plies");
    this.plies = plies;
  }

  /// Returns how many moves the opening was to have.
  public int plies() {
    return plies;
  }
}
