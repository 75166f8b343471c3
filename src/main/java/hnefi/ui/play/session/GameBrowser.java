package hnefi.ui.play.session;

import hnefi.game.GameNode;
import hnefi.notation.Annotation;
import hnefi.rules.Turn;
import hnefi.session.GameSession;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What of a game's tree is shown: the game itself, another place of the tree, or what might have
/// been played. To look about changes nothing in the game, and a move of the game does not disturb
/// whoever looks about.
public final class GameBrowser {
  private final GameSession session;
  private final Explanation explanation;
  private final ReadOnlyObjectWrapper<GameSnapshot> snapshot;
  private final ReadOnlyObjectWrapper<Annotation> annotation;
  // Empty for the game itself.
  private Optional<GameNode> lookingAt = Optional.empty();
  private Optional<ImaginedLine> imagined = Optional.empty();
  private GameNode end;
  private int revision;

  /// @param explanation tells of every turn that is shown
  GameBrowser(GameSession session, Explanation explanation) {
    this.session = session;
    this.explanation = explanation;
    end = session.current().last();
    snapshot = new ReadOnlyObjectWrapper<>(snapshot(new BoardChange.Unchanged()));
    annotation = new ReadOnlyObjectWrapper<>(session.current().annotation());
  }

  public GameSnapshot snapshot() {
    return snapshot.get();
  }

  public ReadOnlyObjectProperty<GameSnapshot> snapshotProperty() {
    return snapshot.getReadOnlyProperty();
  }

  /// What is noted at the place that is looked at.
  public ReadOnlyObjectProperty<Annotation> annotationProperty() {
    return annotation.getReadOnlyProperty();
  }

  // --- Looking about

  /// Shows the position after so many turns of the line.
  public void lookAt(int ply) {
    lookAt(end.ancestor(Math.clamp(ply, 0, end.ply())));
  }

  /// Shows a place of the tree.
  public void lookAt(GameNode place) {
    if (!place.leadsTo(end)) {
      end = place.last();
    }
    look(place == session.current() ? Optional.empty() : Optional.of(place), Optional.empty());
  }

  /// Shows the position one turn before, of the tree or of what might have been played.
  public void lookBack() {
    lookOn(-1);
  }

  /// Shows the position one turn later.
  public void lookForward() {
    lookOn(1);
  }

  private void lookOn(int turns) {
    snapshot()
        .imagined()
        .ifPresentOrElse(
            each -> imagine(each.at(each.step() + turns)),
            () -> lookAt(snapshot().shownPly() + turns));
  }

  /// Shows the end of the line that is looked at.
  public void lookAtEnd() {
    lookAt(end.ply());
  }

  /// Shows what was played or tried instead of the turn that is shown, or does nothing where
  /// nothing was.
  ///
  /// @param step 1 for the next variation, -1 for the one before
  public void lookAtVariation(int step) {
    GameNode place = snapshot().place();
    place
        .parent()
        .ifPresent(parent -> {
          int index = parent.children().indexOf(place) + step;
          lookAt(parent.children().get(Math.clamp(index, 0, parent.children().size() - 1)));
        });
  }

  /// Shows the game itself again.
  public void lookAtGame() {
    end = session.current().last();
    look(Optional.empty(), Optional.empty());
  }

  /// Shows the position after so many turns of the game itself, whatever line is looked at.
  public void lookAtGame(int ply) {
    end = session.current().last();
    lookAt(ply);
  }

  /// Shows how the game might have gone on from one of its positions.
  public void imagine(ImaginedLine shown) {
    GameNode line = session.current().last();
    if (!snapshot().place().leadsTo(line)) {
      end = line;
    }
    look(Optional.of(line.ancestor(shown.ply())), Optional.of(shown));
  }

  private void look(Optional<GameNode> place, Optional<ImaginedLine> shown) {
    lookingAt = place;
    imagined = shown;
    show();
  }

  // --- Adding to the tree

  /// Adds all of what might have been played to the tree.
  public void keepVariation() {
    imagined.ifPresent(line -> {
      int shown = snapshot().place().ply() + line.step();
      end = add(line.turns());
      lookAt(end.ancestor(shown));
    });
  }

  /// Adds a turn to the tree that is tried from what is shown.
  void add(Turn turn) {
    lookAt(add(keepShown(), turn));
  }

  /// Adds what might have been played, up to what is shown of it, to the tree.
  ///
  /// @return the place that is shown then
  GameNode keepShown() {
    return add(imagined.map(each -> each.turns().subList(0, each.step())).orElse(List.of()));
  }

  private GameNode add(List<Turn> turns) {
    GameNode last = snapshot().place();
    for (Turn turn : turns) {
      last = add(last, turn);
    }
    return last;
  }

  /// Adds a turn to a place that may be older than the position the turn was judged at: the same
  /// line may have been kept before.
  private GameNode add(GameNode place, Turn turn) {
    return session.referee().judge(place.position(), turn.move()) instanceof Turn here
        ? session.tree().add(place, here)
        : place;
  }

  // --- What happens in the game

  /// Returns whether something else is shown than where the game stands now.
  boolean isElsewhere() {
    return lookingAt.filter(each -> each != session.current()).isPresent();
  }

  void played(Turn turn) {
    if (isElsewhere()) {
      end = end.last();
      snapshot.set(snapshot(new BoardChange.Unchanged()));
    } else {
      boolean away = snapshot().isLookingAway();
      follow();
      end = session.current().last();
      change(away ? new BoardChange.Jumped() : new BoardChange.Played(turn));
    }
  }

  void jumped() {
    end = lookingAt.orElseGet(session::current).last();
    show();
  }

  void treeChanged() {
    revision++;
    lookingAt = lookingAt.filter(session.tree()::holds);
    GameNode place = lookingAt.orElseGet(session::current);
    end = (session.tree().holds(end) && place.leadsTo(end) ? end : place).last();
    snapshot.set(snapshot(new BoardChange.Unchanged()));
  }

  void annotated() {
    Annotation now = snapshot().place().annotation();
    if (now.equals(annotation.get())) {
      // Another place, such as the first of the variation, which has its name.
      treeChanged();
    }
    annotation.set(now);
  }

  void ended() {
    follow();
    end = session.current().last();
    change(new BoardChange.Unchanged());
  }

  /// Shows the game itself from the next change of it on.
  void follow() {
    lookingAt = Optional.empty();
    imagined = Optional.empty();
  }

  /// Shows what is looked at now: as a turn, where it is the next after what was shown.
  private void show() {
    List<Turn> before = snapshot().shownTurns();
    List<Turn> now = snapshot(new BoardChange.Jumped()).shownTurns();
    if (now.equals(before)) {
      change(new BoardChange.Unchanged());
    } else if (now.size() == before.size() + 1 && now.subList(0, before.size()).equals(before)) {
      change(new BoardChange.Played(now.getLast()));
    } else {
      change(new BoardChange.Jumped());
    }
  }

  private void change(BoardChange change) {
    GameSnapshot now = snapshot(change);
    snapshot.set(now);
    annotation.set(now.place().annotation());
    explanation.say(new ExplanationTopic.Told(now.shownTurn()));
  }

  private GameSnapshot snapshot(BoardChange change) {
    return new GameSnapshot(
        session.current(),
        lookingAt.orElseGet(session::current),
        end,
        revision,
        session.outcome(),
        imagined,
        change);
  }
}
