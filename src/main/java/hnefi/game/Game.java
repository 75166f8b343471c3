package hnefi.game;

import hnefi.board.Side;
import hnefi.notation.Annotation;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import java.util.List;
import java.util.Optional;

/// A game as a tree of turns, and the place in it where it stands.
///
/// What is played is the main line of the tree. Going back keeps what was played; playing another
/// move there makes that the main line and leaves the old one as a variation. A move can be
/// [added][#add] anywhere without playing it. Nothing is lost but by [#delete], and that can be
/// undone. Not thread-safe.
public final class Game {
  private final Referee referee;
  private final GameNode root;
  private GameNode current;
  private Optional<Outcome> endedWithoutMove = Optional.empty();

  public Game(Referee referee, Position start) {
    this.referee = referee;
    root = GameNode.start(start);
    current = root;
  }

  /// Returns the referee who applies this game's rules.
  public Referee referee() {
    return referee;
  }

  /// Returns the beginning of the tree.
  public GameNode root() {
    return root;
  }

  /// Returns the current place: where the game stands.
  public GameNode current() {
    return current;
  }

  /// Returns the place these moves lead to from the start; empty if nobody played or added them.
  public Optional<GameNode> find(List<Move> path) {
    Optional<GameNode> node = Optional.of(root);
    for (Move move : path) {
      node = node.flatMap(each -> each.child(move));
    }
    return node;
  }

  /// Returns whether a place is in this tree: it belongs to the game and was not deleted.
  public boolean holds(GameNode place) {
    return root.holds(place);
  }

  /// Returns the position the game began with.
  public Position start() {
    return root.position();
  }

  /// Returns the position at the current place.
  public Position position() {
    return current.position();
  }

  /// Returns how the game ended: on the board at the current place, by giving up, by agreement or
  /// because no time was left.
  public Optional<Outcome> outcome() {
    return position().outcome().or(() -> endedWithoutMove);
  }

  /// Returns all turns of the current line: those that led to the current place, and the main
  /// continuation.
  public List<Turn> line() {
    return current.last().turns();
  }

  /// Returns how many turns lie before the current place.
  public int ply() {
    return current.ply();
  }

  /// Judges a move at the current place without playing it.
  ///
  /// A game that was given up or agreed to be a draw refuses every move until a move is taken back.
  public Verdict judge(Move move) {
    return endedWithoutMove
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
    if (endedWithoutMove.isPresent()) {
      throw new IllegalStateException("the game is over");
    }
    if (!turn.before().equals(position())) {
      throw new IllegalArgumentException("a turn of another position: " + turn.move());
    }
    current = current.add(turn);
    promote(current);
  }

  public boolean canUndo() {
    return current.parent().isPresent();
  }

  public boolean canRedo() {
    return current.next().isPresent();
  }

  /// Goes one turn back, and forgets that the game was given up or agreed to be a draw.
  ///
  /// @throws IllegalStateException at the start
  public void undo() {
    goTo(current.parent().orElseThrow(() -> new IllegalStateException("no turn to take back")));
  }

  /// Goes one turn on along the line.
  ///
  /// @throws IllegalStateException at the end of the line
  public void redo() {
    goTo(current.next().orElseThrow(() -> new IllegalStateException("no turn to play again")));
  }

  /// Goes on from another place of the tree. Unless it is the current one, this forgets that the
  /// game was given up or agreed to be a draw.
  public void goTo(GameNode place) {
    if (place != current) {
      current = ours(place);
      endedWithoutMove = Optional.empty();
    }
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
    endedWithoutMove = Optional.of(how);
  }

  // --- The tree

  /// Adds a turn that was judged at a place of this tree, without playing it: as a variation where
  /// the game goes on already.
  ///
  /// @return where it leads, the place that is there already if it was added before
  /// @throws IllegalArgumentException if it begins at another position
  public GameNode add(GameNode at, Turn turn) {
    if (!turn.before().equals(at.position())) {
      throw new IllegalArgumentException("a turn of another position: " + turn.move());
    }
    return at.add(turn);
  }

  /// Notes something at a place of this tree instead of what was noted there before.
  public void annotate(GameNode place, Annotation noted) {
    place.annotate(noted);
  }

  /// Makes the line that leads to a place the main line.
  public void promote(GameNode place) {
    GameNode node = ours(place);
    while (node.parent().isPresent()) {
      node.promote();
      node = node.parent().get();
    }
  }

  /// Deletes a turn and all that follows it.
  ///
  /// @throws IllegalStateException if the game stands there, or this is the start
  public DeletedLine delete(GameNode first) {
    if (ours(first).leadsTo(current)) {
      throw new IllegalStateException("the game stands in what would be deleted");
    }
    DeletedLine deleted = new DeletedLine(first, first.index());
    first.remove();
    return deleted;
  }

  /// Puts back what was deleted; what was added in its place meanwhile stays.
  public void restore(DeletedLine deleted) {
    GameNode first = deleted.first();
    GameNode parent = ours(first.parent().orElseThrow());
    Optional<GameNode> meanwhile = first.turn().flatMap(turn -> parent.child(turn.move()));
    if (meanwhile.isEmpty()) {
      first.move(deleted.index());
    } else if (meanwhile.get() != first) {
      meanwhile.get().merge(first);
    }
  }

  private GameNode ours(GameNode place) {
    if (!holds(place)) {
      throw new IllegalArgumentException("no place of this game");
    }
    return place;
  }
}
