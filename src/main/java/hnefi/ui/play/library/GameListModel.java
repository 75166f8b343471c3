package hnefi.ui.play.library;

import hnefi.storage.GameRepository;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The saved games, as the window sees them change.
public final class GameListModel {
  private final GameRepository files;
  private final ReadOnlyObjectWrapper<List<GameRepository.Entry>> games;

  /// @param window runs what changes something on the JavaFX thread
  public GameListModel(GameRepository files, Executor window) {
    this.files = files;
    games = new ReadOnlyObjectWrapper<>(files.games());
    files.addListener(() -> window.execute(() -> games.set(files.games())));
  }

  /// Returns the games, the latest first.
  public List<GameRepository.Entry> games() {
    return files.games();
  }

  public ReadOnlyObjectProperty<List<GameRepository.Entry>> gamesProperty() {
    return games.getReadOnlyProperty();
  }
}
