package hnefi.content;

import hnefi.rules.CommonRule;
import hnefi.rules.Rule;
import hnefi.rules.Switch;

/// What a rule is about, in the order in which somebody who learns the game asks.
public enum RuleTopic {
  GOAL,
  MOVING,
  THRONE,
  CORNERS,
  CAPTURING,
  KING,
  ENDING;

  /// Returns what a rule is about.
  public static RuleTopic of(Rule rule) {
    return switch (rule) {
      case CommonRule common ->
          switch (common) {
            case MOVE -> MOVING;
            case CAPTURE, MOVING_IN, SEVERAL -> CAPTURING;
          };
      case Switch turned ->
          switch (turned) {
            case FIRST_MOVE, ESCAPE, ENCIRCLEMENT, EXIT_FORT -> GOAL;
            case THRONE_ENTER, THRONE_PASS, THRONE_HOSTILE -> THRONE;
            case CORNER_ENTER, CORNER_HOSTILE, OPEN_CORNER -> CORNERS;
            case HELD_THRONE, EDGE_HOSTILE, SHIELDWALL -> CAPTURING;
            case KING_ARMED, KING_RANGE, KING_CAPTURE, KING_CAPTORS -> KING;
            case NO_LEGAL_MOVE, REPETITION -> ENDING;
          };
    };
  }
}
