package hnefi.print;

/// The colours of drawings on paper; each is told apart by its shape as well, in grey too.
final class PrintColours {
  static final String PAPER = "#FFFFFF";
  static final String INK = "#1C2629";
  static final String LINE = "#8E9698";
  static final String PANEL = "#E9DFC9";
  static final String MADDER = "#A32A2A";
  static final String FJORD = "#1B5A61";
  static final String OCHRE = "#8A5710";
  static final String TINT = "#F6E7C1";
  static final String NONE = "none";

  private PrintColours() {}
}
