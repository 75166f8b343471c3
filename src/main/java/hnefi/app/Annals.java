package hnefi.app;

import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.history.Demonstration;
import hnefi.content.history.History;
import hnefi.table.StartPosition;
import hnefi.ui.history.HistoryDoors;
import hnefi.ui.history.HistoryScreens;
import hnefi.ui.learn.LessonPlace;
import hnefi.ui.nav.Place;
import hnefi.ui.play.place.GamePlace;
import hnefi.ui.settings.SettingsModel;
import java.util.Optional;

/// The history browser, read when it is first needed, with its ways to games and lessons.
final class Annals {
  private Annals() {}

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
    public Optional<Place> board(Edition edition, Optional<Demonstration.SetUp> position) {
      return Optional.of(
          position
              .map(each ->
                  GamePlace.of(edition.name(), StartPosition.of(each.board(), each.toMove())))
              .orElseGet(() -> GamePlace.of(edition.name())));
    }

    @Override
    public Optional<Place> lesson(String id) {
      return Optional.of(new LessonPlace(id, Optional.empty()));
    }
  }
}
