package hnefi.ui.history;

import hnefi.content.Edition;
import hnefi.content.history.Demonstration;
import hnefi.ui.route.Route;
import java.util.Optional;

/// Where the history leads beyond itself; `app` knows.
public interface HistoryDoors {
  /// No way leads out.
  HistoryDoors CLOSED =
      new HistoryDoors() {
        @Override
        public Optional<Route> board(Edition edition, Optional<Demonstration.SetUp> position) {
          return Optional.empty();
        }

        @Override
        public Optional<Route> lesson(String id) {
          return Optional.empty();
        }
      };

  /// Returns the game by these rules, from its start or from a position.
  Optional<Route> board(Edition edition, Optional<Demonstration.SetUp> position);

  /// Returns the lesson with this id.
  Optional<Route> lesson(String id);
}
