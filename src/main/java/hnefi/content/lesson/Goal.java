package hnefi.content.lesson;

import hnefi.board.Square;
import hnefi.notation.MoveText;
import hnefi.notation.Parsed;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import java.util.LinkedHashSet;
import java.util.Set;

/// What a move must bring about to be right. Every move that does is accepted.
public sealed interface Goal {
  /// The move takes exactly these pieces.
  record Takes(Set<Square> squares) implements Goal {
    public Takes {
      squares = Set.copyOf(squares);
    }
  }

  /// The move takes at least so many pieces.
  record TakesAtLeast(int count) implements Goal {}

  /// The move wins the game.
  record Wins() implements Goal {}

  /// The move is one of these.
  record Moves(Set<Move> moves) implements Goal {
    public Moves {
      moves = Set.copyOf(moves);
    }
  }

  /// After the move no reply wins.
  record Holds() implements Goal {}

  /// After the move no reply wins and no reply takes anything.
  record Keeps() implements Goal {}

  /// After the move attackers stand on at least so many of the four sides of the king.
  record Closes(int sides) implements Goal {}

  /// After the move there is a winning move against every reply.
  record Forces() implements Goal {}

  /// Reads `takes c5 d5`, `takes 2`, `wins`, `moves a4-a6 a4-a7`, `holds`, `keeps`, `closes 3` or
  /// `forces`.
  static Parsed<Goal> read(String text) {
    String[] words = text.strip().split("\\s+");
    return switch (words[0]) {
      case "wins" -> alone(words, new Wins(), text);
      case "holds" -> alone(words, new Holds(), text);
      case "keeps" -> alone(words, new Keeps(), text);
      case "forces" -> alone(words, new Forces(), text);
      case "closes" ->
          words.length == 2 && words[1].matches("[1-4]")
              ? new Parsed.Good<>(new Closes(Integer.parseInt(words[1])))
              : Parsed.bad("fault.lesson.goal", text);
      case "takes" -> takes(words, text);
      case "moves" -> moves(words, text);
      default -> Parsed.bad("fault.lesson.goal", text);
    };
  }

  private static Parsed<Goal> alone(String[] words, Goal goal, String text) {
    return words.length == 1 ? new Parsed.Good<>(goal) : Parsed.bad("fault.lesson.goal", text);
  }

  private static Parsed<Goal> takes(String[] words, String text) {
    if (words.length == 2 && words[1].matches("[1-9]")) {
      return new Parsed.Good<>(new TakesAtLeast(Integer.parseInt(words[1])));
    }
    Set<Square> squares = new LinkedHashSet<>();
    for (int i = 1; i < words.length; i++) {
      switch (SquareText.read(words[i])) {
        case Parsed.Good<Square>(Square square) -> squares.add(square);
        case Parsed.Bad<Square>(var reason) -> {
          return new Parsed.Bad<>(reason);
        }
      }
    }
    return squares.isEmpty()
        ? Parsed.bad("fault.lesson.goal", text)
        : new Parsed.Good<>(new Takes(squares));
  }

  private static Parsed<Goal> moves(String[] words, String text) {
    Set<Move> moves = new LinkedHashSet<>();
    for (int i = 1; i < words.length; i++) {
      switch (MoveText.read(words[i])) {
        case Parsed.Good<Move>(Move move) -> moves.add(move);
        case Parsed.Bad<Move>(var reason) -> {
          return new Parsed.Bad<>(reason);
        }
      }
    }
    return moves.isEmpty()
        ? Parsed.bad("fault.lesson.goal", text)
        : new Parsed.Good<>(new Moves(moves));
  }
}
