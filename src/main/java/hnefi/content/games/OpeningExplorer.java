package hnefi.content.games;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.BoardTransform;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.content.Edition;
import hnefi.content.Source;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What people played from the positions of recorded games. Positions that turning or mirroring the
/// board makes the same count as one.
public final class OpeningExplorer {
  /// Fewer games than these tell nothing.
  public static final int LEAST_GAMES = 3;

  // Hardly any later position was reached by several games.
  private static final int MOST_PLIES = 12;

  /// A move that people played, and what became of their games.
  ///
  /// @param attackers how many games the attackers won; the defenders likewise
  public record Reply(Move move, int attackers, int draws, int defenders) {
    public int games() {
      return attackers + draws + defenders;
    }
  }

  /// A position as it is turned and mirrored for counting.
  private record Key(String board, Side toMove) {}

  private record Tally(int attackers, int draws, int defenders) {
    static Tally of(Optional<Side> winner) {
      return new Tally(
          winner.equals(Optional.of(Side.ATTACKERS)) ? 1 : 0,
          winner.isEmpty() ? 1 : 0,
          winner.equals(Optional.of(Side.DEFENDERS)) ? 1 : 0);
    }

    Tally and(Tally other) {
      return new Tally(
          attackers + other.attackers, draws + other.draws, defenders + other.defenders);
    }
  }

  private final Map<Key, Map<Move, Tally>> counts;
  private final List<Source> sources;

  private OpeningExplorer(Map<Key, Map<Move, Tally>> counts, List<Source> sources) {
    this.counts = counts;
    this.sources = List.copyOf(sources);
  }

  /// Counts the openings of recorded games, each as far as it could have been played by these rules
  /// too.
  static OpeningExplorer of(Edition edition, List<GameCollection> collections) {
    Map<Key, Map<Move, Tally>> counts = new HashMap<>();
    Referee referee = edition.referee();
    Position start = referee.start(edition.layout().board());
    for (GameCollection collection : collections) {
      collection.games().forEach(game -> count(game, referee, start, counts));
    }
    counts.values().removeIf(each -> games(each) < LEAST_GAMES);
    return new OpeningExplorer(
        counts, collections.stream().map(GameCollection::source).distinct().toList());
  }

  private static void count(
      RecordedGame game, Referee referee, Position start, Map<Key, Map<Move, Tally>> counts) {
    Tally result = Tally.of(game.winner());
    // Where the rules differ from those that were played by, the turns end.
    for (Turn turn : game.turns(referee, start, MOST_PLIES)) {
      Turned turned = Turned.of(turn.before().board(), turn.before().toMove());
      counts
          .computeIfAbsent(turned.key(), _ -> new HashMap<>())
          .merge(turned.turn(turn.move()), result, Tally::and);
    }
  }

  private static int games(Map<Move, Tally> moves) {
    return moves.values().stream()
        .mapToInt(each -> each.attackers + each.draws + each.defenders)
        .sum();
  }

  /// Returns where the games come from.
  public List<Source> sources() {
    return sources;
  }

  /// Returns what people played from this position, the most frequent first; nothing if fewer than
  /// [#LEAST_GAMES] games came here.
  public List<Reply> replies(Position position) {
    Turned turned = Turned.of(position.board(), position.toMove());
    List<Reply> replies = new ArrayList<>();
    counts
        .getOrDefault(turned.key(), Map.of())
        .forEach((move, tally) ->
            replies.add(
                new Reply(turned.turnBack(move), tally.attackers, tally.draws, tally.defenders)));
    replies.sort(
        Comparator.comparingInt(Reply::games)
            .reversed()
            .thenComparing(each -> MoveText.write(each.move())));
    return replies;
  }

  /// A position with the ways to turn and mirror it that make it what it is counted as.
  private record Turned(Key key, BoardSize size, List<BoardTransform> ways) {
    static Turned of(Arrangement board, Side toMove) {
      String least = "";
      List<BoardTransform> ways = new ArrayList<>();
      for (BoardTransform each : BoardTransform.values()) {
        String text = text(board, each);
        int order = ways.isEmpty() ? -1 : text.compareTo(least);
        if (order < 0) {
          least = text;
          ways.clear();
        }
        if (order <= 0) {
          ways.add(each);
        }
      }
      return new Turned(new Key(least, toMove), board.size(), ways);
    }

    private static String text(Arrangement board, BoardTransform way) {
      char[] text = new char[board.size().area()];
      Arrays.fill(text, '.');
      for (Piece piece : Piece.values()) {
        for (Square square : board.squaresOf(piece)) {
          Square to = way.apply(square, board.size());
          text[to.rank() * board.size().width() + to.file()] = piece.name().charAt(0);
        }
      }
      return new String(text);
    }

    /// Returns the move as it is counted: on a board that looks the same from several sides, the
    /// moves that look the same are one.
    Move turn(Move move) {
      return ways.stream()
          .map(each -> new Move(each.apply(move.from(), size), each.apply(move.to(), size)))
          .min(Comparator.comparing(Move::from).thenComparing(Move::to))
          .orElseThrow();
    }

    Move turnBack(Move move) {
      BoardTransform back = inverse(ways.getFirst());
      return new Move(back.apply(move.from(), size), back.apply(move.to(), size));
    }

    private static BoardTransform inverse(BoardTransform way) {
      return switch (way) {
        case TURN_LEFT -> BoardTransform.TURN_RIGHT;
        case TURN_RIGHT -> BoardTransform.TURN_LEFT;
        case IDENTITY, MIRROR_FILES, MIRROR_RANKS, HALF_TURN, TRANSPOSE, ANTI_TRANSPOSE -> way;
      };
    }
  }
}
