package hnefi.engine;

import hnefi.board.BoardSize;

/// What a search judges positions by.
public sealed interface EvaluationModel permits EvaluationWeights, Network, ShippedNetworks {
  /// Returns whether it can judge positions on boards of this size.
  default boolean fits(BoardSize size) {
    return true;
  }
}
