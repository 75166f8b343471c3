package hnefi.engine;

/// The evaluation of the [Enclosure]: from nothing, for a king to whom every escape square is open,
/// to the whole weight, for one who cannot leave his square. Half of the weight counts the escape
/// squares out of reach; the other half counts once all are, and more the fewer squares are left.
final class EnclosureTerm {
  private final Enclosure enclosure;
  private final int weight;

  /// The values by the number of open escape squares, and by the squares left when there are none.
  private final int[] byOpenEscapes;

  private final int[] byRegion;

  EnclosureTerm(SearchBoard board, Bitboards escapeSquares, EvaluationWeights weights) {
    enclosure = new Enclosure(board, escapeSquares);
    weight = weights.of(EvaluationTerm.ENCLOSED, board.rules().rules);
    int all = enclosure.allEscapes();
    byOpenEscapes = new int[all + 1];
    for (int open = 1; open <= all; open++) {
      byOpenEscapes[open] = 500 * (all - open) / all * weight / 1000;
    }
    int squares = board.rules().width * board.rules().width;
    byRegion = new int[squares + 1];
    for (int region = 0; region <= squares; region++) {
      byRegion[region] = (1000 - 500 * region / squares) * weight / 1000;
    }
  }

  /// Returns the value for the attackers, in hundredths of one of them.
  int value() {
    int measure = enclosure.measure();
    int open = Enclosure.openEscapes(measure);
    return open > 0 ? byOpenEscapes[open] : byRegion[Enclosure.region(measure)];
  }

  /// Returns the greatest value there is.
  int weight() {
    return weight;
  }
}
