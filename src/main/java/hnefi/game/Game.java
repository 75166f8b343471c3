package hnefi.game;

import hnefi.board.Side;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A game as a tree of turns with a current place in it.
///
/// Going back keeps what was played; playing another move there opens a branch and leaves the old
/// one in the tree. The *line* is the way from the start through the current place to the end of
/// its latest branch. Not thread-safe.
public final class Game {
  private static final class Node {
    final @Nullable Node parent;
    final @Nullable Turn turn;
    final List<Node> children = new ArrayList<>();
    @Nullable Node latest;

    Node(@Nullable Node parent, @Nullable Turn turn) {
      this.parent = parent;
      this.turn = turn;
    }
  }

  private final Referee referee;
  private final Position start;
  private final Node root = new Node(null, null);
  private Node current = root;
  private Optional<Outcome> agreed = Optional.empty();

  public Game(Referee referee, Position start) {
    this.referee = referee;
    this.start = start;
  }

  /// Returns the referee who applies this game's rules.
  public Referee referee() {
    return referee;
  }

  /// Returns the position the game began with.
  public Position start() {
    return start;
  }

  /// Returns the position at the current place.
  public Position position() {
    return current.turn == null ? start : current.turn.after();
  }

  /// Returns how the game ended: on the board at the current place, by giving up or by agreement.
  public Optional<Outcome> outcome() {
    return position().outcome().or(() -> agreed);
  }

  /// Returns all turns of the current line, those before and those after the current place.
  public List<Turn> line() {
    List<Turn> line = new ArrayList<>();
    for (Node node = root.latest; node != null; node = node.latest) {
      if (node.turn != null) {
        line.add(node.turn);
      }
    }
    return line;
  }

  /// Returns how many turns lie before the current place.
  public int ply() {
    int ply = 0;
    for (Node node = current; node.parent != null; node = node.parent) {
      ply++;
    }
    return ply;
  }

  /// Judges a move at the current place without playing it.
  ///
  /// A game that was given up or agreed to be a draw refuses every move until a move is taken back.
  public Verdict judge(Move move) {
    return agreed
        .<Verdict>map(Refusal.GameOver::new)
        .orElseGet(() -> referee.judge(position(), move));
  }

  /// Judges a move at the current place and, if it is legal, plays it.
  public Verdict play(Move move) {
    Verdict verdict = judge(move);
    if (verdict instanceof Turn turn) {
      play(turn);
    }
    return verdict;
  }

  /// Plays a turn that was judged at the current place, without judging it again.
  ///
  /// @throws IllegalArgumentException if it begins at another position
  /// @throws IllegalStateException if the game was given up or agreed to be a draw
  public void play(Turn turn) {
    if (agreed.isPresent()) {
      throw new IllegalStateException("the game is over");
    }
    if (!turn.before().equals(position())) {
      throw new IllegalArgumentException("a turn of another position: " + turn.move());
    }
    current = child(turn);
  }

  private Node child(Turn turn) {
    for (Node child : current.children) {
      if (child.turn != null && child.turn.move().equals(turn.move())) {
        current.latest = child;
        return child;
      }
    }
    Node added = new Node(current, turn);
    current.children.add(added);
    current.latest = added;
    return added;
  }

  public boolean canUndo() {
    return current.parent != null;
  }

  public boolean canRedo() {
    return current.latest != null;
  }

  /// Goes one turn back, and forgets that the game was given up or agreed to be a draw.
  ///
  /// @throws IllegalStateException at the start
  public void undo() {
    if (current.parent == null) {
      throw new IllegalStateException("no turn to take back");
    }
    current = current.parent;
    agreed = Optional.empty();
  }

  /// Goes one turn on along the line.
  ///
  /// @throws IllegalStateException at the end of the line
  public void redo() {
    if (current.latest == null) {
      throw new IllegalStateException("no turn to play again");
    }
    current = current.latest;
  }

  /// Ends the game: this side gives up.
  ///
  /// @throws IllegalStateException if the game is over
  public void resign(Side side) {
    end(Outcome.resignationOf(side));
  }

  /// Ends the game: this side has no time left.
  ///
  /// @throws IllegalStateException if the game is over
  public void timeOver(Side side) {
    end(Outcome.timeOverFor(side));
  }

  /// Ends the game: both sides call it a draw.
  ///
  /// @throws IllegalStateException if the game is over
  public void agreeDraw() {
    end(Outcome.agreedDraw());
  }

  private void end(Outcome how) {
    if (outcome().isPresent()) {
      throw new IllegalStateException("the game is over");
    }
    agreed = Optional.of(how);
  }
}
