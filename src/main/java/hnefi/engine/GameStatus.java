package hnefi.engine;

import hnefi.rules.Outcome;

/// Whether and how a game has ended.
enum GameStatus {
  ONGOING,
  KING_CAPTURED,
  KING_ESCAPED,
  ENCIRCLEMENT,
  EXIT_FORT,
  REPETITION,
  NO_LEGAL_MOVE;

  static GameStatus of(Outcome.Ending ending) {
    return switch (ending) {
      case KING_CAPTURED -> KING_CAPTURED;
      case KING_ESCAPED -> KING_ESCAPED;
      case ENCIRCLEMENT -> ENCIRCLEMENT;
      case EXIT_FORT -> EXIT_FORT;
      case REPETITION, AGREEMENT -> REPETITION;
      case NO_LEGAL_MOVE, RESIGNATION, TIME_OVER -> NO_LEGAL_MOVE;
    };
  }
}
