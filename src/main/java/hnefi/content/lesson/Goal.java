package hnefi.content.lesson;

import hnefi.board.Square;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.text.Result;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;

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

  /// The move is this one, after which alone the other side cannot win with its next move or the
  /// one after.
  record Saves(Move move) implements Goal {}

  /// The move is this one, which alone wins with the mover's third move at the latest, whatever is
  /// answered.
  record OnlyWin(Move move) implements Goal {
    /// How many moves of both sides the win may take.
    public static final int PLIES = 5;
  }

  /// The move is one of these good ones in a recorded game.
  ///
  /// @param played what was played there, which need not be among them
  record Played(Set<Move> good, Move played) implements Goal {
    public Played {
      good = Set.copyOf(good);
    }
  }

  /// Reads `takes c5 d5`, `takes 2`, `wins`, `moves a4-a6 a4-a7`, `saves a4-a6`, `only-win a4-a6`,
  /// `holds`, `keeps`, `closes 3` or `forces`.
  static Result<Goal> read(String text) {
    String[] words = text.strip().split("\\s+");
    return switch (words[0]) {
      case "wins" -> alone(words, new Wins(), text);
      case "holds" -> alone(words, new Holds(), text);
      case "keeps" -> alone(words, new Keeps(), text);
      case "forces" -> alone(words, new Forces(), text);
      case "closes" ->
          words.length == 2 && words[1].matches("[1-4]")
              ? new Result.Good<>(new Closes(Integer.parseInt(words[1])))
              : Result.bad("fault.lesson.goal", text);
      case "takes" -> takes(words, text);
      case "moves" -> moves(words, text);
      case "saves" -> one(words, Saves::new, text);
      case "only-win" -> one(words, OnlyWin::new, text);
      default -> Result.bad("fault.lesson.goal", text);
    };
  }

  private static Result<Goal> alone(String[] words, Goal goal, String text) {
    return words.length == 1 ? new Result.Good<>(goal) : Result.bad("fault.lesson.goal", text);
  }

  private static Result<Goal> one(String[] words, Function<Move, Goal> goal, String text) {
    return words.length == 2
        ? MoveText.read(words[1]).then(move -> new Result.Good<>(goal.apply(move)))
        : Result.bad("fault.lesson.goal", text);
  }

  private static Result<Goal> takes(String[] words, String text) {
    if (words.length == 2 && words[1].matches("[1-9]")) {
      return new Result.Good<>(new TakesAtLeast(Integer.parseInt(words[1])));
    }
    Set<Square> squares = new LinkedHashSet<>();
    for (int i = 1; i < words.length; i++) {
      switch (SquareText.read(words[i])) {
        case Result.Good<Square>(Square square) -> squares.add(square);
        case Result.Bad<Square>(_, var reason) -> {
          return new Result.Bad<>(reason);
        }
      }
    }
    return squares.isEmpty()
        ? Result.bad("fault.lesson.goal", text)
        : new Result.Good<>(new Takes(squares));
  }

  private static Result<Goal> moves(String[] words, String text) {
    Set<Move> moves = new LinkedHashSet<>();
    for (int i = 1; i < words.length; i++) {
      switch (MoveText.read(words[i])) {
        case Result.Good<Move>(Move move) -> moves.add(move);
        case Result.Bad<Move>(_, var reason) -> {
          return new Result.Bad<>(reason);
        }
      }
    }
    return moves.isEmpty()
        ? Result.bad("fault.lesson.goal", text)
        : new Result.Good<>(new Moves(moves));
  }
}
