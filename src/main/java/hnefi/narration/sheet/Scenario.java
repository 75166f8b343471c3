package hnefi.narration.sheet;

import static hnefi.content.RuleTopic.CAPTURING;
import static hnefi.content.RuleTopic.CORNERS;
import static hnefi.content.RuleTopic.GOAL;
import static hnefi.content.RuleTopic.KING;
import static hnefi.content.RuleTopic.THRONE;

import hnefi.board.Arrangement;
import hnefi.board.Square;
import hnefi.content.RuleTopic;
import hnefi.notation.BoardText;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Access;
import hnefi.rules.Escape;
import hnefi.rules.KingCapture;
import hnefi.rules.Move;
import hnefi.rules.RuleSet;
import hnefi.rules.ShieldWallRule;
import java.util.List;
import java.util.function.Predicate;

/// A position on a small board and a move in it which show what a rule means, whatever its value;
/// what comes of the move is for the referee to say.
///
/// @param when under which rules it is worth showing
/// @param rows the top rank first
/// @param about the square of the piece it is about; empty where nobody could be captured
record Scenario(RuleTopic topic, Predicate<RuleSet> when, String rows, String tried, String about) {
  private static final Predicate<RuleSet> ALWAYS = _ -> true;

  static final List<Scenario> ALL =
      List.of(
          new Scenario(
              GOAL,
              rules -> rules.escape() == Escape.EDGE,
              """
              ...A...
              .....A.
              A......
              ...D...
              .....D.
              ..K....
              .A.....
              """,
              "c2-c1",
              ""),
          new Scenario(
              GOAL,
              rules -> rules.escape() == Escape.CORNER,
              """
              ...A...
              .....A.
              A......
              ...D...
              .....D.
              K......
              ..A....
              """,
              "a2-a1",
              ""),
          new Scenario(
              GOAL,
              RuleSet::encirclement,
              """
              .....A.
              ...A...
              ..ADA..
              .A.K...
              ..A.A..
              ...A...
              .......
              """,
              "f7-f4",
              ""),
          new Scenario(
              GOAL,
              rules -> rules.exitFort() && rules.escape() == Escape.CORNER,
              """
              .......
              A.....A
              .......
              .A...D.
              .......
              ...DD..
              ..DK...
              """,
              "f4-f1",
              ""),
          new Scenario(
              CAPTURING,
              ALWAYS,
              """
              .......
              .AD...A
              .......
              ...K...
              .......
              .....D.
              .......
              """,
              "g6-d6",
              "c6"),
          new Scenario(
              CAPTURING,
              ALWAYS,
              """
              .......
              .A.A...
              .......
              ...K...
              .......
              ..D....
              .....A.
              """,
              "c2-c6",
              "c6"),
          new Scenario(
              CAPTURING,
              ALWAYS,
              """
              ..A....
              .......
              .....D.
              ...K...
              AD.DA..
              ..D....
              ..A....
              """,
              "c7-c3",
              "b3"),
          new Scenario(
              CAPTURING,
              ALWAYS,
              """
              .A.....
              .....A.
              .......
              D..K...
              .......
              .....D.
              .......
              """,
              "b7-b4",
              "a4"),
          new Scenario(
              CAPTURING,
              ALWAYS,
              """
              .......
              .....A.
              ....A..
              ...K...
              .......
              ..AA...
              .ADD...
              """,
              "e5-e1",
              "c1"),
          new Scenario(
              CAPTURING,
              rules -> rules.shieldWall() == ShieldWallRule.FLANKING,
              """
              .......
              .....A.
              .......
              ...K...
              ..A....
              ...A...
              .ADDA..
              """,
              "c3-c2",
              "c1"),
          new Scenario(
              CAPTURING,
              Scenario::cornersCloseRows,
              """
              .......
              .....A.
              .......
              ...K...
              .......
              .AA....
              .DD..A.
              """,
              "f1-d1",
              "b1"),
          new Scenario(
              CAPTURING,
              RuleSet::heldThroneHostile,
              """
              .......
              .....D.
              ...A...
              ..AKA..
              ...D...
              A......
              .......
              """,
              "a2-d2",
              "d3"),
          new Scenario(
              THRONE,
              ALWAYS,
              """
              .......
              ......A
              ...D...
              .......
              .......
              .....K.
              .A.....
              """,
              "g6-d6",
              "d5"),
          new Scenario(
              THRONE,
              ALWAYS,
              """
              .......
              .....D.
              .......
              A......
              .......
              .....K.
              .A.....
              """,
              "a4-g4",
              ""),
          new Scenario(
              THRONE,
              ALWAYS,
              """
              .......
              .....D.
              .......
              A......
              .......
              .....K.
              .A.....
              """,
              "a4-d4",
              ""),
          new Scenario(
              THRONE,
              rules -> rules.throneEnter() != Access.ANYONE,
              """
              .......
              .....D.
              .......
              A......
              ...K...
              .......
              .A.....
              """,
              "d3-d4",
              ""),
          new Scenario(
              CORNERS,
              ALWAYS,
              """
              .......
              .....D.
              .......
              ...K...
              ......A
              D......
              .......
              """,
              "g3-a3",
              "a2"),
          new Scenario(
              CORNERS,
              ALWAYS,
              """
              .......
              .....D.
              .......
              ...K...
              .......
              ..D....
              .....A.
              """,
              "f1-a1",
              ""),
          new Scenario(
              CORNERS,
              RuleSet::openCorner,
              """
              .A...A.
              A.....A
              .......
              ...K..A
              ..D....
              A......
              .A...A.
              """,
              "g4-g2",
              ""),
          new Scenario(
              KING,
              ALWAYS,
              """
              .......
              .....A.
              .......
              ...K...
              .DA....
              .......
              .....A.
              """,
              "d4-d3",
              "c3"),
          new Scenario(
              KING,
              ALWAYS,
              """
              .......
              .....D.
              ...A...
              ..AKA..
              .......
              .......
              ...A...
              """,
              "d1-d3",
              "d4"),
          new Scenario(
              KING,
              ALWAYS,
              """
              ...A...
              .......
              ..AKA..
              .......
              .....D.
              .......
              .......
              """,
              "d7-d6",
              "d5"),
          new Scenario(
              KING,
              rules -> rules.kingCapture() == KingCapture.FOUR_SIDES,
              """
              .......
              .D.....
              .....A.
              .......
              ....A..
              ...AK..
              ....A..
              """,
              "f5-f2",
              "e2"),
          new Scenario(
              KING,
              rules -> rules.kingCapture() != KingCapture.FOUR_SIDES,
              """
              .......
              .D.....
              .....A.
              .......
              .......
              ...AK..
              .......
              """,
              "f5-f2",
              "e2"),
          new Scenario(
              KING,
              rules -> rules.escape() == Escape.CORNER,
              """
              .......
              .....D.
              .......
              .......
              .......
              A......
              ..AKA..
              """,
              "a2-d2",
              "d1"));

  private static boolean cornersCloseRows(RuleSet rules) {
    return switch (rules.shieldWall()) {
      case NONE, PLAIN -> false;
      case WITH_CORNER, FLANKING -> true;
    };
  }

  boolean concerns(RuleSet rules) {
    return when.test(rules);
  }

  Arrangement board() {
    return BoardText.readStart(rows.lines().toList()).toOptional().orElseThrow();
  }

  Move move() {
    return MoveText.read(tried).toOptional().orElseThrow();
  }

  /// Returns whether the scenario is about the piece on a square.
  boolean isAbout(Square square) {
    return SquareText.write(square).equals(about);
  }
}
