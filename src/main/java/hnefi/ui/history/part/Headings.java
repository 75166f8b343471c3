package hnefi.ui.history.part;

/// Sets headings so that no line ends up with a single word.
public final class Headings {
  private static final char NO_BREAK = '\u00a0';

  private Headings() {}

  /// Returns the heading with its last two words tied together, unless it has no more than these.
  public static String tied(String heading) {
    int last = heading.lastIndexOf(' ');
    return last > 0 && heading.lastIndexOf(' ', last - 1) > 0
        ? heading.substring(0, last) + NO_BREAK + heading.substring(last + 1)
        : heading;
  }
}
