package hnefi.content.history;

import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.notation.SideText;
import hnefi.notation.SquareText;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.text.Result;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// What came of the last move of a demonstration.
public sealed interface DemonstrationResult {
  /// The rules do not allow the move.
  record Refused() implements DemonstrationResult {}

  /// The move was made and nothing was taken.
  record Quiet() implements DemonstrationResult {}

  /// These men were taken, the game goes on.
  record Takes(Set<Square> squares) implements DemonstrationResult {
    public Takes {
      squares = java.util.Collections.unmodifiableSet(new TreeSet<>(squares));
    }
  }

  /// The game was won.
  record Won(Side winner) implements DemonstrationResult {}

  /// The game was drawn.
  record Drawn() implements DemonstrationResult {}

  /// Returns whether the move took something or ended the game.
  default boolean decides() {
    return switch (this) {
      case Refused _, Quiet _ -> false;
      case Takes _, Won _, Drawn _ -> true;
    };
  }

  /// Returns the result of a verdict of the engine.
  static DemonstrationResult of(Verdict verdict) {
    return switch (verdict) {
      case Refusal _ -> new Refused();
      case Turn turn ->
          turn.outcome().isPresent()
              ? turn.outcome().get().winner().<DemonstrationResult>map(Won::new).orElse(new Drawn())
              : turn.captures().isEmpty() ? new Quiet() : new Takes(Set.copyOf(turn.captured()));
    };
  }

  /// Returns the result written so: `refused`, `quiet`, `takes c5 d5`, `attackers win`, `draw`.
  static Optional<DemonstrationResult> read(String text) {
    List<String> words = Arrays.asList(text.split(" ", -1));
    if (words.getFirst().equals("takes") && words.size() > 1) {
      Set<Square> squares = new TreeSet<>();
      for (String each : words.subList(1, words.size())) {
        Optional<Square> square = SquareText.read(each).toOptional();
        if (square.isEmpty()) {
          return Optional.empty();
        }
        squares.add(square.get());
      }
      return Optional.of(new Takes(squares));
    }
    if (words.size() == 2 && words.getLast().equals("win")) {
      return SideText.read(words.getFirst()) instanceof Result.Good<Side>(Side side)
          ? Optional.of(new Won(side))
          : Optional.empty();
    }
    return switch (text) {
      case "refused" -> Optional.of(new Refused());
      case "quiet" -> Optional.of(new Quiet());
      case "draw" -> Optional.of(new Drawn());
      default -> Optional.empty();
    };
  }

  /// Returns the result as content writes it.
  default String text() {
    return switch (this) {
      case Refused _ -> "refused";
      case Quiet _ -> "quiet";
      case Takes(Set<Square> squares) -> "takes " + String.join(" ", SquareText.write(squares));
      case Won(Side winner) -> SideText.write(winner) + " win";
      case Drawn _ -> "draw";
    };
  }
}
