package hnefi.console;

import hnefi.text.Excerpt;

/// What is wrong with a command, in one sentence for whoever wrote it.
final class ProtocolException extends Exception {
  private static final long serialVersionUID = 1;
  private static final int LONGEST = 300;

  /// Long or unprintable input is quoted short and printable, so that the sentence stays one line.
  ProtocolException(String reason) {
    super(printable(reason));
  }

  private static String printable(String reason) {
    String line = Excerpt.line(reason);
    return Excerpt.length(line) <= LONGEST ? line : Excerpt.cut(line, LONGEST) + "…";
  }
}
