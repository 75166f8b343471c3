package hnefi.session;

import hnefi.game.DeletedLine;
import hnefi.game.Game;
import hnefi.game.GameNode;
import hnefi.notation.Annotation;
import hnefi.rules.Turn;
import java.util.function.Consumer;

/// The tree of a game under way, which grows and is annotated without moving the game: the only way
/// to change it but for playing.
public final class GameTree {
  private final Game game;
  private final Consumer<GameEvent> changed;

  /// @param changed tells the listeners of the session
  GameTree(Game game, Consumer<GameEvent> changed) {
    this.game = game;
    this.changed = changed;
  }

  /// Returns the beginning of the tree of all that was played and tried.
  public GameNode root() {
    return game.root();
  }

  /// Returns whether a place is in the tree still.
  public boolean holds(GameNode place) {
    return game.holds(place);
  }

  /// Adds a turn that was judged at a place of the tree, without playing it.
  ///
  /// @return where it leads
  public GameNode add(GameNode at, Turn turn) {
    boolean known = at.child(turn.move()).isPresent();
    GameNode added = game.add(at, turn);
    if (!known) {
      changed.accept(new GameEvent.TreeChanged());
    }
    return added;
  }

  /// Notes something at a place of the tree instead of what was noted there before.
  public void annotate(GameNode place, Annotation noted) {
    if (!place.annotation().equals(noted)) {
      game.annotate(place, noted);
      changed.accept(new GameEvent.Annotated(place));
    }
  }

  /// Makes the line that leads to a place the main line, wherever the game stands.
  public void promote(GameNode place) {
    if (!place.isInMainLine()) {
      game.promote(place);
      changed.accept(new GameEvent.TreeChanged());
    }
  }

  /// Deletes a turn and all that follows it.
  ///
  /// @throws IllegalStateException if the game stands there, or this is the start
  public DeletedLine delete(GameNode first) {
    DeletedLine deleted = game.delete(first);
    changed.accept(new GameEvent.TreeChanged());
    return deleted;
  }

  /// Puts back what was deleted.
  public void restore(DeletedLine deleted) {
    game.restore(deleted);
    changed.accept(new GameEvent.TreeChanged());
  }
}
