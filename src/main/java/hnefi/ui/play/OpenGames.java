package hnefi.ui.play;

import hnefi.ui.play.screen.GamePresenter;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The games to which one can still go back. Whoever opens the file of one of them goes on with it:
/// were the same game open twice, what is older might be written over what is newer.
final class OpenGames {
  private final List<WeakReference<GamePresenter>> presenters = new ArrayList<>();

  GamePresenter with(GamePresenter presenter) {
    presenters.removeIf(each -> each.refersTo(null));
    presenters.add(new WeakReference<>(presenter));
    return presenter;
  }

  /// Returns the presenter of the game that is saved in a file.
  Optional<GamePresenter> of(String file) {
    for (WeakReference<GamePresenter> each : presenters) {
      GamePresenter presenter = each.get();
      if (presenter != null && presenter.isSavedIn(file)) {
        return Optional.of(presenter);
      }
    }
    return Optional.empty();
  }
}
