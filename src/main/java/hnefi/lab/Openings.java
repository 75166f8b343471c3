package hnefi.lab;

import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.text.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Openings from a file: a line holds moves such as `e5-e2`, separated by blanks. What a move
/// captures (after `x`), what follows a comma, and lines that begin with `#` are not read.
public final class Openings {
  private Openings() {}

  /// Reads openings, each of legal moves that do not end the game.
  public static Result<List<List<Move>>> read(Path path, Referee referee, Position start)
      throws IOException {
    List<List<Move>> openings = new ArrayList<>();
    List<String> lines = Files.readAllLines(path);
    for (int i = 0; i < lines.size(); i++) {
      String moves = lines.get(i).split(",", 2)[0].strip();
      if (moves.isEmpty() || moves.startsWith("#")) {
        continue;
      }
      switch (opening(moves, referee, start)) {
        case Result.Good<List<Move>>(List<Move> opening) -> openings.add(opening);
        case Result.Bad<List<Move>>(_, var reason) -> {
          return new Result.Bad<>(i + 1, reason);
        }
      }
    }
    return new Result.Good<>(openings);
  }

  /// Returns the openings after which a quick search sees neither side ahead.
  ///
  /// @param points how far ahead a side may be, in hundredths of an attacker
  public static List<List<Move>> even(
      List<List<Move>> openings, Referee referee, Position start, int points) {
    return openings.stream()
        .filter(opening -> {
          Position position = start;
          for (Move each : opening) {
            position = referee.play(position, each).after();
          }
          return position.outcome().isEmpty()
              && Math.abs(RandomOpenings.attackersPoints(referee.rules(), position)) <= points;
        })
        .toList();
  }

  private static Result<List<Move>> opening(String text, Referee referee, Position start) {
    List<Move> moves = new ArrayList<>();
    Position position = start;
    for (String word : text.split("\\s+")) {
      if (word.equals("timeout") || word.equals("resigned") || position.outcome().isPresent()) {
        break;
      }
      switch (MoveText.read(word.split("x", 2)[0])) {
        case Result.Bad<Move>(_, var reason) -> {
          return new Result.Bad<>(reason);
        }
        case Result.Good<Move>(Move move) -> {
          if (!referee.legalMoves(position).contains(move)) {
            return Result.bad("opening.illegal", word);
          }
          moves.add(move);
          position = referee.play(position, move).after();
        }
      }
    }
    return new Result.Good<>(List.copyOf(moves));
  }
}
