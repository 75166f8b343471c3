package hnefi.lab;

import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/// A game with its result, recorded or played by the model of people: what fits are made of.
///
/// @param start where it began
/// @param turns from there, until it ended on the board or was broken off
/// @param points of the attackers: 1 for a win, 0.5 for a draw; empty if the result is not known
public record LabelledGame(Position start, List<Turn> turns, OptionalDouble points) {
  public LabelledGame {
    turns = List.copyOf(turns);
  }

  /// Reads games, one a line: the moves, `x` and the captured squares behind each, other columns,
  /// and who won (`Black` for the attackers, `White`, `Draw`; else nobody knows). Lines with `#`
  /// are for people.
  ///
  /// @throws IllegalArgumentException if a line is wrong; its message names line and reason
  public static List<LabelledGame> readAll(String text, Referee referee, Position start) {
    List<String> lines = text.lines().toList();
    List<LabelledGame> games = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).startsWith("#") && !lines.get(i).isBlank()) {
        try {
          games.add(read(lines.get(i), referee, start));
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException(
              String.format(Locale.ROOT, "line %d: %s", i + 1, e.getMessage()), e);
        }
      }
    }
    return games;
  }

  private static LabelledGame read(String line, Referee referee, Position start) {
    String[] columns = line.split(",", -1);
    List<Turn> turns = new ArrayList<>();
    Position position = start;
    for (String each : columns[0].strip().split(" +")) {
      if (each.isEmpty() || each.equals("timeout") || each.equals("resigned")) {
        break;
      }
      if (position.outcome().isPresent()) {
        break;
      }
      Move move =
          MoveText.read(each.split("x", 2)[0])
              .toOptional()
              .orElseThrow(() -> new IllegalArgumentException("no move: " + each));
      switch (referee.judge(position, move)) {
        case Refusal refusal ->
            throw new IllegalArgumentException(each + " is refused: " + refusal.id());
        case Turn turn -> {
          turns.add(turn);
          position = turn.after();
        }
      }
    }
    OptionalDouble points =
        switch (columns[columns.length - 1].strip()) {
          case "Black" -> OptionalDouble.of(1);
          case "White" -> OptionalDouble.of(0);
          case "Draw" -> OptionalDouble.of(0.5);
          default -> OptionalDouble.empty();
        };
    return new LabelledGame(start, turns, points);
  }

  /// Returns the position before a turn, by its number from 0.
  Position before(int ply) {
    return turns.get(ply).before();
  }

  /// Returns the moves before a turn.
  List<Move> earlier(int ply) {
    return turns.subList(0, ply).stream().map(Turn::move).toList();
  }
}
