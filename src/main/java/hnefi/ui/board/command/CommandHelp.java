package hnefi.ui.board.command;

import hnefi.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.scene.input.KeyCode;

/// Lists the keys of a board, a sentence each.
final class CommandHelp {
  private CommandHelp() {}

  /// @param digits what the digits do
  static List<String> lines(Words words, String digits) {
    List<String> lines =
        new ArrayList<>(
            List.of(
                words.say("help.arrows"),
                words.say("help.enter"),
                digits,
                words.say("help.files")));
    Arrays.stream(BoardCommand.values())
        .map(each -> words.say("help.line", key(each, words), words.say("about." + each.id())))
        .forEach(lines::add);
    lines.add(words.say("help.typed"));
    return lines;
  }

  private static String key(BoardCommand command, Words words) {
    String name =
        command.key() == KeyCode.PERIOD ? words.say("key.period") : command.key().getName();
    return command.isShifted() ? words.say("key.shift", name) : name;
  }
}
