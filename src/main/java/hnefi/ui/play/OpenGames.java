package hnefi.ui.play;

import hnefi.ui.play.screen.GamePresenter;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The games to which one can still go back. Whoever opens the file of one of them goes on with it:
/// were the same game open twice, what is older might be written over what is newer.
final class OpenGames {
  private final List<WeakReference<GamePresenter>> visits = new ArrayList<>();

  GamePresenter with(GamePresenter visit) {
    visits.removeIf(each -> each.refersTo(null));
    visits.add(new WeakReference<>(visit));
    return visit;
  }

  /// Returns the visit of the game that is kept in a file.
  Optional<GamePresenter> of(String file) {
    for (WeakReference<GamePresenter> each : visits) {
      GamePresenter visit = each.get();
      if (visit != null && visit.isSavedIn(file)) {
        return Optional.of(visit);
      }
    }
    return Optional.empty();
  }
}
