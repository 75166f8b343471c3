package hnefi.engine;

/// What the moves of a count brought about.
final class Tally {
  long leaves;
  long captures;
  long kingCaptured;
  long kingEscaped;
  long repetitions;
  long stuck;

  /// The sum of the hashes of all positions counted: two boards that agree here agree on all.
  long hashes;

  void add(int ending, boolean capture, long hash) {
    leaves++;
    hashes += hash;
    captures += capture ? 1 : 0;
    switch (ending) {
      case SearchBoard.KING_CAPTURED -> kingCaptured++;
      case SearchBoard.KING_ESCAPED -> kingEscaped++;
      case SearchBoard.REPETITION -> repetitions++;
      case SearchBoard.STUCK -> stuck++;
      default -> {}
    }
  }

  Perft result() {
    return new Perft(leaves, captures, kingCaptured, kingEscaped, repetitions, stuck, hashes);
  }
}
