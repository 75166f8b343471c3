package hnefi.ui.play.coach;

import hnefi.content.Edition;
import hnefi.content.games.GameCollections;
import hnefi.content.games.OpeningExplorer;
import hnefi.fx.task.BackgroundTasks;
import hnefi.session.Assistance;
import hnefi.session.GameTerms;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.PlayModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What people played from the position that is shown, for whoever looks about in a game or shows
/// one to a friend. Of the game that is played nothing is told, and while it lasts nothing at all
/// where it is played without hints.
public final class OpeningsModel {
  private final PlayModel model;
  private final Supplier<GameCollections> games;
  private final BackgroundTasks background;
  private final ReadOnlyObjectWrapper<List<OpeningExplorer.Reply>> replies =
      new ReadOnlyObjectWrapper<>(List.of());
  private Optional<OpeningExplorer> explorer = Optional.empty();
  private boolean asked;

  /// @param games read on a worker's thread when somebody first looks about
  public OpeningsModel(
      PlayModel model, Supplier<GameCollections> games, BackgroundTasks background) {
    this.model = model;
    this.games = games;
    this.background = background;
    model.snapshotProperty().subscribe(_ -> show());
  }

  private void show() {
    if (mayLookUp() && !asked) {
      asked = true;
      Edition edition = model.setup().edition();
      background.begin(
          () -> games.get().explorer(edition),
          found -> {
            explorer = found;
            tell();
          },
          () -> {});
    }
    tell();
  }

  private boolean mayLookUp() {
    GameTerms terms = model.setup().terms();
    return terms.pupil().isPresent()
        || (model.isTrying() && (!model.snapshot().isOngoing() || terms.gives(Assistance.HINTS)));
  }

  private void tell() {
    GameSnapshot snapshot = model.snapshot();
    boolean wanted = mayLookUp() && snapshot.shown().outcome().isEmpty();
    replies.set(
        explorer
            .filter(_ -> wanted)
            .map(found -> found.replies(snapshot.shown()))
            .orElse(List.of()));
  }

  /// Shows where a move leads, as if it was made on the board.
  public void take(OpeningExplorer.Reply reply) {
    model.attempt(reply.move());
  }

  /// The moves that people played from the position that is shown, the most frequent first; empty
  /// if too few games came there.
  public ReadOnlyObjectProperty<List<OpeningExplorer.Reply>> repliesProperty() {
    return replies.getReadOnlyProperty();
  }
}
