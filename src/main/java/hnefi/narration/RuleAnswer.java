package hnefi.narration;

import hnefi.content.RuleTopic;
import hnefi.rules.Rule;

/// What an edition answers to one question about its rules.
///
/// @param rule whose passage shows it
/// @param question the same in every edition
/// @param answer a whole sentence
public record RuleAnswer(RuleTopic topic, Rule rule, String question, String answer) {}
