package hnefi.narration.sheet;

import hnefi.content.Edition;
import hnefi.content.RuleTopic;
import hnefi.narration.Phrases;
import hnefi.narration.RuleWords;
import hnefi.rules.Access;
import hnefi.rules.Escape;
import hnefi.rules.KingCapture;
import hnefi.rules.NoLegalMoveRule;
import hnefi.rules.RepetitionRule;
import hnefi.rules.Rule;
import hnefi.rules.RuleSet;
import hnefi.rules.ShieldWallRule;
import hnefi.rules.Switch;
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

  RuleDetails(Edition edition, Words words, RuleWords ruleWords, Phrases phrases) {
    this.rules = edition.rules();
    this.words = words;
    this.ruleWords = ruleWords;
    this.phrases = phrases;
  }

  /// Returns what is to be said before the rules on a topic.
  Stream<String> before(RuleTopic topic) {
    return switch (topic) {
      case CAPTURING -> Stream.of(words.say("capturing.soldiers", name(RuleTopic.KING)));
      case KING -> Stream.of(words.say("king.attackers"));
      case GOAL, MOVING, THRONE, CORNERS, ENDING -> Stream.of();
    };
  }

  /// Returns what is to be said after the rules on a topic.
  Stream<String> after(RuleTopic topic) {
    return switch (topic) {
      case GOAL -> Stream.of();
      case MOVING -> Stream.of(words.say("moving.stop"));
      case THRONE -> throne();
      case CORNERS -> corners();
      case CAPTURING -> capturing();
      case KING -> king();
      case ENDING -> ending();
    };
  }

  /// Returns what is to be said after one rule, where it has been said.
  Stream<String> after(Rule rule) {
    return rule instanceof Switch turned ? afterSwitch(turned) : Stream.of();
  }

  private Stream<String> afterSwitch(Switch turned) {
    return switch (turned) {
      case FIRST_MOVE -> Stream.of(words.say("goal.turns"));
      case ESCAPE ->
          Stream.of(words.say("goal.escape"), words.say("goal.attackers", name(RuleTopic.KING)));
      case ENCIRCLEMENT ->
          rules.encirclement() ? Stream.of(words.say("goal.encirclement")) : Stream.of();
      case EXIT_FORT -> exitFort();
      case SHIELDWALL -> row();
      case OPEN_CORNER -> rules.openCorner() ? Stream.of(words.say("corner.blocked")) : Stream.of();
      case NO_LEGAL_MOVE -> stuck();
      case REPETITION ->
          rules.repetition() == RepetitionRule.OFF
              ? Stream.of()
              : Stream.of(words.say("ending.same"));
      case THRONE_ENTER,
          THRONE_PASS,
          THRONE_HOSTILE,
          CORNER_ENTER,
          CORNER_HOSTILE,
          EDGE_HOSTILE,
          KING_ARMED,
          KING_RANGE,
          KING_CAPTURE,
          KING_CAPTORS,
          HELD_THRONE ->
          Stream.of();
    };
  }

  private Stream<String> exitFort() {
    return rules.exitFort()
        ? Stream.of(
            words.say("goal.exit-fort"),
            words.say(rules.edgeHostile() ? "goal.wall.edge-hostile" : "goal.wall"))
        : Stream.of();
  }

  private Stream<String> stuck() {
    String pieces = words.say("ending.no-pieces");
    return rules.repetition() == RepetitionRule.FORBIDDEN || rules.openCorner()
        ? Stream.of(pieces, words.say("ending.forbidden"))
        : Stream.of(pieces);
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
    if (!rules.kingCaptors().isEmpty() && rules.kingCapture() != KingCapture.TWO_SIDES) {
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
    return Stream.of(
        words.say("ending.order", String.join(", ", order())),
        words.say("ending.king"),
        words.say("ending.few"),
        words.say("ending.agreement"));
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
