package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.notation.BoardText;
import hnefi.notation.MoveText;
import hnefi.notation.SideText;
import hnefi.notation.SquareText;
import hnefi.text.Result;
import java.util.Arrays;
import java.util.List;

/// A game in a test, set up from a picture and played by written moves.
///
/// Without further words it is played by the simple rules: the king flees to the edge, no square is
/// special, no row is taken together.
public final class Play {
  /// The rules of which every test's own differ in a few switches.
  public static final RuleSet SIMPLE =
      RuleSet.of(
          values(
              """
              first-move=attackers escape=edge throne-enter=anyone throne-pass=anyone
              throne-hostile=none corner-enter=anyone corner-hostile=none edge-hostile=no
              king-armed=yes king-range=unlimited king-capture=four-sides king-captors=
              shieldwall=none open-corner=no no-legal-move=loses repetition=draw
              """));

  private final Referee referee;
  private Position position;

  private Play(Referee referee, Position position) {
    this.referee = referee;
    this.position = position;
  }

  /// Returns the simple rules with these switches turned, written `king-armed=no`.
  public static RuleSet rules(String... switches) {
    return SIMPLE.with(values(String.join(" ", switches)));
  }

  /// Returns switches written `king-armed=no king-range=3`.
  public static List<SwitchValue> values(String switches) {
    return switches.isBlank()
        ? List.of()
        : Arrays.stream(switches.strip().split("\\s+")).map(Play::value).toList();
  }

  /// Returns a switch written `king-armed=no`.
  public static SwitchValue value(String switched) {
    return SwitchValue.read(switched).orElseThrow(() -> new AssertionError(switched));
  }

  /// Returns the arrangement of a picture, the top rank first.
  public static Arrangement board(String picture) {
    return good(BoardText.read(picture.strip().lines().map(String::strip).toList()));
  }

  /// Sets up a picture with the attackers to move.
  public static Play attackers(String picture, String... switches) {
    return of(Side.ATTACKERS, picture, switches);
  }

  /// Sets up a picture with the defenders to move.
  public static Play defenders(String picture, String... switches) {
    return of(Side.DEFENDERS, picture, switches);
  }

  private static Play of(Side toMove, String picture, String... switches) {
    Referee referee = new Referee(rules(switches));
    return new Play(referee, referee.setUp(board(picture), toMove));
  }

  /// Plays one legal move.
  public Turn turn(String move) {
    return switch (referee.judge(position, move(move))) {
      case Turn turn -> {
        position = turn.after();
        yield turn;
      }
      case Refusal refusal -> throw new AssertionError(move + " is refused: " + refusal);
    };
  }

  /// Plays legal moves.
  public Play moves(String... moves) {
    for (String each : moves) {
      turn(each);
    }
    return this;
  }

  /// Returns why a move is refused.
  public Refusal refusal(String move) {
    return switch (referee.judge(position, move(move))) {
      case Refusal refusal -> refusal;
      case Turn _ -> throw new AssertionError(move + " is legal");
    };
  }

  /// Returns where the piece on a square may go.
  public List<String> goals(String square) {
    return SquareText.write(referee.destinations(position, good(SquareText.read(square))));
  }

  /// Returns all legal moves.
  public List<String> legal() {
    return referee.legalMoves(position).stream().map(MoveText::write).sorted().toList();
  }

  public Position position() {
    return position;
  }

  /// Returns the result as the line protocol writes it.
  public String result() {
    return SideText.write(position.outcome());
  }

  /// Returns the squares of the captured pieces.
  public static List<String> captured(Turn turn) {
    return SquareText.write(turn.captured());
  }

  /// Returns the capture on a square.
  public static Capture capture(Turn turn, String square) {
    return turn.captures().stream()
        .filter(each -> SquareText.write(each.square()).equals(square))
        .findFirst()
        .orElseThrow(() -> new AssertionError("nothing fell on " + square));
  }

  /// Returns why the piece on a square stayed.
  public static Spared spared(Turn turn, String square) {
    return turn.spared().stream()
        .filter(each -> SquareText.write(each.square()).equals(square))
        .findFirst()
        .orElseThrow(() -> new AssertionError("nothing is said of " + square));
  }

  private static Move move(String text) {
    return good(MoveText.read(text));
  }

  private static <T> T good(Result<T> parsed) {
    return parsed.toOptional().orElseThrow(() -> new AssertionError(parsed.toString()));
  }
}
