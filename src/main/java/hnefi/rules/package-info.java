/// What is legal, what happens and why: the rules as data, and the referee who applies them.
///
/// The rules are those of five rulebooks that disagree; every disagreement is a
/// [hnefi.rules.Switch] of the [hnefi.rules.RuleSet], and nothing here asks a rule set's name.
package hnefi.rules;
