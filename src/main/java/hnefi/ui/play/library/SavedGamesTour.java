package hnefi.ui.play.library;

import hnefi.content.Library;
import hnefi.fx.tour.TourStop;
import hnefi.storage.GameRepository;
import hnefi.ui.route.SavedGamesRoute;
import java.util.List;
import java.util.function.Supplier;

/// The stops of the tour on which the saved games are seen: none yet, and several.
public final class SavedGamesTour {
  private static final List<String> GAMES =
      List.of(
          """
          [Date "2026-11-19"]
          [Rules "svenska"]

          1. f8-c8
          ongoing
          """,
          """
          [Date "2026-11-20"]
          [Time "18:15"]
          [Rules "fetlar"]
          [Attackers "Björn"]
          [DefendersComputer "frithiof 3000"]

          1. f2-h2 e7-e10
          2. k4-j4 g7-g10xf10
          attackers resignation
          """,
          """
          [Title "Långfredag – Karfreitag – Good Friday"]
          [Date "2026-04-03"]
          [Time "10:05"]
          [Rules "haende"]
          [Attackers "Astrid"]
          [Defenders "Ingeborg"]

          1. b4-b1 c4-c7
          2. a4-a2 d5-g5
          3. a2-a6 d4-a4
          4. a6-b6 a4-a6
          5. b1-b5 a6-a1
          defenders king-escaped
          """);

  private SavedGamesTour() {}

  public static List<TourStop> stops(GameRepository files, Supplier<Library> library) {
    return List.of(
        TourStop.of("saved-games", new SavedGamesRoute()),
        TourStop.of(
            "saved-games-listed",
            () -> {
              if (files.games().size() < GAMES.size()) {
                GAMES.forEach(game -> files.add(game, library, _ -> {}, () -> {}));
              }
              return new SavedGamesRoute();
            }));
  }
}
