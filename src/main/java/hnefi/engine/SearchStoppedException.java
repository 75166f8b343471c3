package hnefi.engine;

/// Unwinds a search whose budget is used up.
///
/// A return value would have to be checked after every move. That check is never true until the end
/// of a search, so the JIT compiler would leave it out, be proven wrong, and begin the next search
/// in the interpreter: half the speed for its first two seconds.
final class SearchStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  SearchStoppedException() {
    super("the budget is used up", null, false, false);
  }
}
