package hnefi.ui.kiosk;

import hnefi.board.Side;
import hnefi.fx.nav.Navigator;
import hnefi.kiosk.GameEnd;
import hnefi.kiosk.UsageEvent;
import hnefi.rules.Outcome;
import hnefi.session.GameEvent;
import hnefi.session.GameSession;
import hnefi.session.Players;
import hnefi.ui.learn.LessonCatalog;
import hnefi.ui.play.screen.GamePresenter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.util.Subscription;

/// Counts the lessons that are finished in a visit, its games, and how they end.
final class VisitCounter {
  private final Consumer<UsageEvent> count;
  private final List<GamePresenter> games = new ArrayList<>();
  private final List<GameSession> open = new ArrayList<>();
  private final Subscription subscription;

  VisitCounter(Visit visit, Consumer<UsageEvent> count) {
    this.count = count;
    LessonCatalog lessons = visit.lessons();
    subscription =
        Subscription.combine(
            visit.navigator().currentProperty().subscribe(this::follow),
            visit
                .progress()
                .profilesProperty()
                .subscribe((before, now) ->
                    countLessons(
                        lessons.finished(now.profile().progress())
                            - lessons.finished(before.profile().progress()))));
  }

  /// Counts as left what did not end.
  void end() {
    subscription.unsubscribe();
    open.stream()
        .filter(session -> session.ply() > 0)
        .forEach(_ -> count.accept(new UsageEvent.GameEnded(GameEnd.LEFT)));
    open.clear();
  }

  private void countLessons(int more) {
    for (int i = 0; i < more; i++) {
      count.accept(new UsageEvent.LessonFinished());
    }
  }

  private void follow(Navigator.HistoryEntry entry) {
    if (entry.presenter() instanceof GamePresenter game && !games.contains(game)) {
      games.add(game);
      GameSession session = game.models().model().session();
      open.add(session);
      session.addListener(event -> {
        if (event instanceof GameEvent.Ended(Outcome outcome) && open.remove(session)) {
          count.accept(new UsageEvent.GameEnded(end(session.setup().players(), outcome)));
        }
      });
    }
  }

  static GameEnd end(Players players, Outcome outcome) {
    if (!players.anyComputer()) {
      return GameEnd.BETWEEN_VISITORS;
    }
    Side person = players.attackers().isComputer() ? Side.DEFENDERS : Side.ATTACKERS;
    return outcome
        .winner()
        .map(winner -> winner == person ? GameEnd.WON : GameEnd.LOST)
        .orElse(GameEnd.DRAWN);
  }
}
