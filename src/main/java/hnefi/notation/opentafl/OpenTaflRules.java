package hnefi.notation.opentafl;

import hnefi.board.Arrangement;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.List;
import java.util.Set;

/// Rules as one line: `dim:11 name:Fetlar atkf:n start:/3ttttt3/…/`. What it leaves out has the
/// default of that notation.
///
/// @param name empty if it has none
/// @param notes what cannot be played here as that line has it, a sentence each
public record OpenTaflRules(String name, Arrangement start, RuleSet rules, List<Message> notes) {
  public OpenTaflRules {
    notes = List.copyOf(notes);
  }

  /// Reads a line of rules.
  public static Result<OpenTaflRules> read(String line) {
    return RulesReader.read(line);
  }

  /// Tells whether a text may be meant as such a line.
  public static boolean isLike(String text) {
    return text.startsWith("dim:");
  }

  /// Returns the line for rules and the position with which their games begin.
  public static String write(String name, RuleSet rules, Arrangement start) {
    return RulesWriter.write(name, rules, start);
  }

  /// Returns the switches whose values a reader of the line cannot know.
  public static Set<Switch> unspoken(RuleSet rules, Arrangement start) {
    return switch (read(write("", rules, start))) {
      case Result.Good<OpenTaflRules>(OpenTaflRules again) -> rules.differences(again.rules());
      case Result.Bad<OpenTaflRules>(_, var reason) ->
          throw new IllegalStateException("cannot be read again: " + reason);
    };
  }
}
