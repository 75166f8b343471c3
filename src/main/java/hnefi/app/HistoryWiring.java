package hnefi.app;

import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.history.Demonstration;
import hnefi.content.history.History;
import hnefi.session.StartPosition;
import hnefi.ui.history.HistoryDoors;
import hnefi.ui.history.HistoryScreens;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.Route;
import hnefi.ui.settings.SettingsModel;
import java.util.Optional;

/// The history browser, read when it is first needed, with its ways to games and lessons.
final class HistoryWiring {
  private HistoryWiring() {}

  static Lazy<HistoryScreens> of(Lazy<Library> library, SettingsModel settings) {
    return new Lazy<>(() ->
        new HistoryScreens(
            History.read(ContentFolder.packed(), library.get()),
            library.get(),
            new WaysOut(),
            settings));
  }

  private static final class WaysOut implements HistoryDoors {
    @Override
    public Optional<Route> board(Edition edition, Optional<Demonstration.SetUp> position) {
      return Optional.of(
          position
              .map(each ->
                  GameRoute.of(edition.name(), StartPosition.of(each.board(), each.toMove())))
              .orElseGet(() -> GameRoute.of(edition.name())));
    }

    @Override
    public Optional<Route> lesson(String id) {
      return Optional.of(new LessonRoute(id, Optional.empty()));
    }
  }
}
