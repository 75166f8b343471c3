package hnefi.console;

/// What is wrong with a command, in one sentence for whoever wrote it.
final class ProtocolException extends Exception {
  private static final long serialVersionUID = 1;
  private static final int LONGEST = 300;

  /// Long or unprintable input is quoted short and printable, so that the sentence stays one line.
  ProtocolException(String reason) {
    super(printable(reason));
  }

  private static String printable(String reason) {
    String line = reason.replaceAll("[\\p{Cntrl}\\p{Zl}\\p{Zp}\\x{85}]+", " ");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
  }
}
