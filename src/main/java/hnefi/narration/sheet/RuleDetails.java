package hnefi.narration.sheet;

import hnefi.content.Edition;
import hnefi.content.RuleTopic;
import hnefi.narration.Phrases;
import hnefi.narration.RuleWords;
import hnefi.narration.sheet.RuleSheet.Clause;
import hnefi.rules.Access;
import hnefi.rules.Escape;
import hnefi.rules.KingCapture;
import hnefi.rules.NoLegalMoveRule;
import hnefi.rules.RepetitionRule;
import hnefi.rules.RuleSet;
import hnefi.rules.ShieldWallRule;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What the sentences of the switches leave open and somebody who settles a dispute must know: what
/// the words mean, what is checked when, and what comes first.
final class RuleDetails {
  private final RuleSet rules;
  private final Words words;
  private final RuleWords ruleWords;
  private final Phrases phrases;

  RuleDetails(Edition edition, Words words, RuleWords ruleWords) {
    this.rules = edition.rules();
    this.words = words;
    this.ruleWords = ruleWords;
    phrases = Phrases.in(words.language());
  }

  /// Returns what is to be said before the rules on a topic.
  List<Clause> before(RuleTopic topic) {
    return clauses(
        switch (topic) {
          case CAPTURING -> Stream.of(words.say("capturing.soldiers", name(RuleTopic.KING)));
          case KING -> Stream.of(words.say("king.attackers"));
          case GOAL, MOVING, THRONE, CORNERS, ENDING -> Stream.of();
        });
  }

  /// Returns what is to be said after the rules on a topic.
  List<Clause> after(RuleTopic topic) {
    return clauses(
        switch (topic) {
          case GOAL -> goal();
          case MOVING -> Stream.of(words.say("moving.stop"));
          case THRONE -> throne();
          case CORNERS -> corners();
          case CAPTURING -> Stream.concat(capturing(), row());
          case KING -> king();
          case ENDING -> ending();
        });
  }

  private static List<Clause> clauses(Stream<String> texts) {
    return texts.map(text -> new Clause(text, "")).toList();
  }

  private Stream<String> goal() {
    List<String> said = new ArrayList<>();
    said.add(words.say("goal.turns"));
    said.add(words.say("goal.escape"));
    said.add(words.say("goal.attackers", name(RuleTopic.KING)));
    if (rules.encirclement()) {
      said.add(words.say("goal.encirclement"));
    }
    if (rules.exitFort()) {
      said.add(words.say("goal.exit-fort"));
      said.add(words.say(rules.edgeHostile() ? "goal.wall.edge-hostile" : "goal.wall"));
    }
    return said.stream();
  }

  private Stream<String> throne() {
    List<String> said = new ArrayList<>();
    said.add(words.say(rules.heldThroneHostile() ? "throne.occupied.held" : "throne.occupied"));
    if (rules.thronePass() != Access.NOBODY) {
      said.add(words.say("throne.crossing"));
    }
    return said.stream();
  }

  private Stream<String> corners() {
    List<String> said = new ArrayList<>();
    boolean winsThere = rules.escape() == Escape.CORNER && rules.cornerEnter() == Access.KING;
    if (rules.cornerHostile() && rules.cornerEnter() != Access.NOBODY && !winsThere) {
      said.add(words.say("corner.occupied"));
    }
    if (rules.openCorner()) {
      said.add(words.say("corner.blocked"));
    }
    return said.stream();
  }

  private Stream<String> capturing() {
    List<String> second = new ArrayList<>();
    second.add(words.say(rules.kingArmed() ? "second.armed" : "second.unarmed"));
    if (rules.throneHostile()) {
      second.add(words.say("second.throne"));
    }
    if (rules.cornerHostile()) {
      second.add(words.say("second.corner"));
    }
    if (rules.edgeHostile()) {
      second.add(words.say("second.edge"));
    }
    return Stream.of(
        words.say("capturing.mover"),
        words.say("capturing.back"),
        words.say("capturing.second", phrases.either(second)));
  }

  private Stream<String> row() {
    if (rules.shieldWall() == ShieldWallRule.NONE) {
      return Stream.of();
    }
    boolean fromTheEnd = rules.shieldWall() == ShieldWallRule.FLANKING;
    return Stream.of(
        words.say("row.what"),
        words.say("row.king"),
        words.say(rules.kingArmed() ? "row.king.encloses" : "row.king.unarmed"),
        words.say(fromTheEnd ? "row.from-the-end" : "row.any-move"),
        words.say("row.also"));
  }

  private Stream<String> king() {
    List<String> said = new ArrayList<>();
    if (!rules.kingCaptors().isEmpty()) {
      said.add(words.say("king.one"));
    }
    if (rules.throneEnter() == Access.ANYONE) {
      said.add(
          words.say(
              rules.kingCapture() == KingCapture.BY_PLACE
                  ? "king.throne-occupied.by-place"
                  : "king.throne-occupied"));
    }
    return said.stream();
  }

  private Stream<String> ending() {
    List<String> said = new ArrayList<>();
    boolean counted = rules.repetition() != RepetitionRule.OFF;
    if (counted) {
      said.add(words.say("ending.same"));
    }
    said.add(words.say("ending.no-pieces"));
    if (rules.repetition() == RepetitionRule.FORBIDDEN || rules.openCorner()) {
      said.add(words.say("ending.forbidden"));
    }
    said.add(words.say("ending.order", String.join(", ", order())));
    said.add(words.say("ending.king"));
    said.add(words.say("ending.few"));
    said.add(words.say("ending.agreement"));
    return said.stream();
  }

  /// Returns the endings, those first that count before others.
  private List<String> order() {
    List<String> order = new ArrayList<>();
    order.add("order.king-captured");
    order.add("order.king-escaped");
    if (rules.encirclement()) {
      order.add("order.encirclement");
    }
    if (rules.exitFort()) {
      order.add("order.exit-fort");
    }
    switch (rules.repetition()) {
      case DRAW, DEFENDERS_LOSE -> order.add("order.repetition");
      case FORBIDDEN, OFF -> {}
    }
    order.add(
        rules.noLegalMove() == NoLegalMoveRule.LOSES ? "order.stuck.loses" : "order.stuck.draw");
    List<String> numbered = new ArrayList<>();
    for (String each : order) {
      numbered.add("(" + (numbered.size() + 1) + ") " + words.say(each));
    }
    return numbered;
  }

  private String name(RuleTopic topic) {
    return ruleWords.name(topic);
  }
}
