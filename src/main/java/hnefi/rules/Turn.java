package hnefi.rules;

import hnefi.board.Piece;
import hnefi.board.Square;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The account of one legal move: everything that happened, and why.
///
/// @param piece the piece that moved
/// @param captures what it took, in no particular order
/// @param spared what stayed although one might expect it to fall
public record Turn(
    Position before,
    Move move,
    Piece piece,
    Position after,
    List<Capture> captures,
    List<Spared> spared)
    implements Verdict {
  public Turn {
    captures = List.copyOf(captures);
    spared = List.copyOf(spared);
  }

  /// Returns how the move ended the game, if it did.
  public Optional<Outcome> outcome() {
    return after.outcome();
  }

  /// Returns the squares of the captured pieces in reading order.
  public List<Square> captured() {
    return captures.stream().map(Capture::square).sorted().toList();
  }

  /// Returns every square that has part in what happened, for lighting up.
  public Set<Square> squares() {
    return Stream.concat(
            Stream.of(move.from(), move.to()),
            captures.stream()
                .flatMap(capture ->
                    Stream.concat(
                        Stream.of(capture.square()),
                        capture.captors().stream().flatMap(each -> each.square().stream()))))
        .collect(Collectors.toUnmodifiableSet());
  }
}
