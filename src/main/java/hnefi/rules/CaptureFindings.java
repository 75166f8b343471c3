package hnefi.rules;

import hnefi.board.Piece;
import hnefi.board.Square;
import java.util.ArrayList;
import java.util.List;

/// What has been found so far about one arrival. A captive is named once and is not also spared; of
/// several reasons to stay the first found is kept.
final class CaptureFindings {
  private final List<Capture> captures = new ArrayList<>();
  private final List<Spared> spared = new ArrayList<>();

  void take(Capture capture) {
    if (!isTaken(capture.square())) {
      spared.removeIf(each -> each.square().equals(capture.square()));
      captures.add(capture);
    }
  }

  void spare(Spared reason) {
    if (!isTaken(reason.square()) && !isSpared(reason.square())) {
      spared.add(reason);
    }
  }

  List<Capture> captures() {
    return captures;
  }

  List<Spared> spared() {
    return spared;
  }

  /// Returns the squares that the captives leave empty.
  List<Square> captured() {
    return captures.stream().map(Capture::square).toList();
  }

  boolean isKingTaken() {
    for (Capture each : captures) {
      if (each.piece() == Piece.KING) {
        return true;
      }
    }
    return false;
  }

  private boolean isTaken(Square square) {
    for (Capture each : captures) {
      if (each.square().equals(square)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSpared(Square square) {
    for (Spared each : spared) {
      if (each.square().equals(square)) {
        return true;
      }
    }
    return false;
  }
}
