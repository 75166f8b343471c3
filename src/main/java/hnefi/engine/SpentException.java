package hnefi.engine;

/// Ends a look ahead whose budget is spent.
///
/// An answer would have to be checked after every move. No thought needs that check until its end,
/// so the virtual machine would leave it out, find itself wrong, and begin the next thought slowly.
final class SpentException extends RuntimeException {
  private static final long serialVersionUID = 1;

  SpentException() {
    super("the budget is spent", null, false, false);
  }
}
