package hnefi.narration;

import hnefi.rules.CommonRule;
import hnefi.rules.Rule;
import hnefi.rules.Switch;
import hnefi.text.Language;
import hnefi.text.Words;

/// What the rules say, in words: a name for each rule and a sentence for each value of a switch.
public final class RuleWords {
  private final Words words;

  public RuleWords(Language language) {
    this.words = Words.of(RuleWords.class, "rules", language);
  }

  /// Returns the rule's short name, such as “Is the king armed?”.
  public String name(Rule rule) {
    return words.say("rule." + rule.id());
  }

  /// Returns the rule as a sentence.
  ///
  /// @param value a value of the switch; ignored for a rule all books share
  public String sentence(Rule rule, String value) {
    if (rule instanceof CommonRule) {
      return words.say("rule." + rule.id() + ".said");
    }
    if (rule == Switch.KING_RANGE && !value.equals("unlimited")) {
      return words.say("rule.king-range.limited", Integer.parseInt(value));
    }
    return words.say(
        "rule." + rule.id() + "." + (value.isEmpty() ? "empty" : value.replace(',', '-')));
  }
}
