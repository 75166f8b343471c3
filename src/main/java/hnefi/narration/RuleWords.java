package hnefi.narration;

import hnefi.content.RuleTopic;
import hnefi.rules.Rule;
import hnefi.rules.RuleSet;
import hnefi.rules.SwitchValue;
import hnefi.text.Language;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.util.Optional;

/// What the rules say, in words: a name for each rule and a sentence for each value of a switch.
public final class RuleWords {
  private final Words words;

  public RuleWords(Language language) {
    this.words = Words.of(RuleWords.class, "rules", language);
  }

  /// Returns what a topic is called, such as “The throne”.
  public String name(RuleTopic topic) {
    return words.say("topic." + Tag.of(topic));
  }

  /// Returns the rule's short name, such as “Is the king armed?”.
  public String name(Rule rule) {
    return words.say("rule." + rule.id());
  }

  /// Returns the rule as a sentence.
  ///
  /// @param value a value of the switch; empty for a rule all books share
  public String sentence(Rule rule, Optional<SwitchValue> value) {
    return value.map(this::sentence).orElseGet(() -> words.say("rule." + rule.id() + ".said"));
  }

  /// Returns what a switch says at this value, as a sentence.
  public String sentence(SwitchValue value) {
    String text = value.text();
    if (value.value() instanceof Integer squares && squares != RuleSet.UNLIMITED) {
      return words.say("rule." + value.rule().id() + ".limited", squares);
    }
    return words.say(
        "rule." + value.rule().id() + "." + (text.isEmpty() ? "empty" : text.replace(',', '-')));
  }
}
