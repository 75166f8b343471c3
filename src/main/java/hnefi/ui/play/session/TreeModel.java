package hnefi.ui.play.session;

import hnefi.board.BoardShape;
import hnefi.game.DeletedLine;
import hnefi.game.GameNode;
import hnefi.session.GameSession;
import java.util.List;
import java.util.Optional;

/// The tree of a game as people edit it: what they note and draw at the place that is looked at,
/// and the variation in which it lies.
public final class TreeModel {
  private final PlayModel model;
  private final GameSession session;

  public TreeModel(PlayModel model) {
    this.model = model;
    session = model.session();
  }

  /// Returns the place that is looked at.
  public GameNode place() {
    return model.snapshot().place();
  }

  /// Notes a comment on a turn.
  public void comment(GameNode place, String comment) {
    session.tree().annotate(place, place.annotation().withComment(comment));
  }

  /// Draws a shape on the board that is shown, or wipes it off if it is there. Where something is
  /// shown that might have been played, nothing is drawn.
  public void draw(BoardShape shape) {
    if (model.snapshot().imagined().isEmpty()) {
      session.tree().annotate(place(), place().annotation().drawn(shape));
    }
  }

  /// Wipes off all that is drawn on the board that is shown.
  public void wipe() {
    session.tree().annotate(place(), place().annotation().withShapes(List.of()));
  }

  /// Returns where the variation begins that is looked at; empty in the main line.
  public Optional<GameNode> variation() {
    return place().variation();
  }

  /// Returns whether the line that is looked at could become the main line. As long as a game is
  /// under way, the line it takes is the main line.
  public boolean mayPromote() {
    GameSnapshot now = model.snapshot();
    return variation().isPresent() && (!now.isOngoing() || now.current().leadsTo(now.place()));
  }

  /// Makes the line that is looked at the main line.
  public void promote() {
    if (mayPromote()) {
      session.tree().promote(place());
    }
  }

  /// Returns whether what is shown can be deleted with all that follows it: the game does not stand
  /// there.
  public boolean mayDeleteFromHere() {
    return place().parent().isPresent() && !place().leadsTo(session.current());
  }

  /// Deletes the turn that is shown and all that follows it.
  public Optional<DeletedLine> deleteFromHere() {
    return mayDeleteFromHere() ? Optional.of(delete(place())) : Optional.empty();
  }

  private DeletedLine delete(GameNode first) {
    model.browser().lookAt(first.parent().orElseThrow());
    return session.tree().delete(first);
  }

  /// Puts back what was deleted, and shows it.
  public void restore(DeletedLine deleted) {
    session.tree().restore(deleted);
    deleted
        .first()
        .turn()
        .flatMap(turn -> deleted.first().parent().flatMap(each -> each.child(turn.move())))
        .filter(session.tree()::holds)
        .ifPresent(model.browser()::lookAt);
  }
}
