package hnefi.content.yaml;

import hnefi.text.Message;
import hnefi.text.Words;

/// What is wrong with a file of the content.
///
/// @param file the path below `content/`
/// @param line counted from 1; 0 if the fault is the whole file's
public record Fault(String file, int line, Message reason) {
  /// Returns the fault as one sentence on one line, whatever it quotes: file, line, reason.
  public String in(Words words) {
    String said =
        line > 0
            ? words.say("fault.at", file, Integer.toString(line), reason)
            : words.say("fault.in", file, reason);
    return said.replaceAll("\\R", " ");
  }
}
