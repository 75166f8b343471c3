package hnefi.ui.play;

import hnefi.content.EditionName;
import hnefi.ui.nav.Area;
import hnefi.ui.tour.TourStop;
import java.util.List;
import java.util.function.Consumer;

/// The stops of the tour on which playing is seen.
public final class PlayTour {
  private PlayTour() {}

  /// Returns the stops in their order.
  public static List<TourStop> stops() {
    return List.of(
        TourStop.of("play", Area.PLAY.front()),
        TourStop.of(
            "play-variant",
            new NewGamePlace(EditionName.of("mungo-simple-b-i-1"), Players.TWO_PEOPLE)),
        TourStop.of("rules", RulesPlace.of(EditionName.of("fetlar"))),
        TourStop.of("saved-games", new SavedGamesPlace()),
        start("svenska"),
        start("mungo-simple"),
        start("spieltz"),
        start("haende"),
        staged("play-move", "fetlar", "d1-d2 f8-d8", _ -> {}));
  }

  private static TourStop start(String rules) {
    return TourStop.of("play-start-" + rules, GamePlace.of(EditionName.of(rules)));
  }

  private static TourStop staged(
      String name, String rules, String moves, Consumer<PlayModel> pose) {
    return TourStop.of(name, new StagedPlace(EditionName.of(rules), moves, pose));
  }
}
