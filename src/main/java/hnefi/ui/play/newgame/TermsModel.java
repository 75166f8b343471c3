package hnefi.ui.play.newgame;

import hnefi.game.GameClock;
import hnefi.game.TimeControl;
import hnefi.session.AdaptiveDifficulty;
import hnefi.session.GameTerms;
import hnefi.session.Handicap;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/// What the players agree on before a game: a handicap, a match, a clock.
public final class TermsModel {
  /// The clocks that can be chosen.
  static final List<TimeControl> CONTROLS =
      List.of(
          new TimeControl.Hourglass(Duration.ofSeconds(30)),
          new TimeControl.Hourglass(Duration.ofMinutes(1)),
          new TimeControl.Hourglass(Duration.ofMinutes(2)),
          new TimeControl.SuddenDeath(Duration.ofMinutes(5)),
          new TimeControl.SuddenDeath(Duration.ofMinutes(10)),
          new TimeControl.SuddenDeath(Duration.ofMinutes(20)),
          new TimeControl.Increment(Duration.ofMinutes(5), Duration.ofSeconds(5)),
          new TimeControl.Increment(Duration.ofMinutes(15), Duration.ofSeconds(10)));

  private final ObjectProperty<Optional<Handicap>> handicap;
  private final ObjectProperty<Optional<TimeControl>> control;
  private final BooleanProperty twoGames;

  /// @param terms what they agreed on last
  /// @param handicap what made their last game easier for one side
  public TermsModel(GameTerms terms, Optional<Handicap> handicap) {
    this.handicap = new SimpleObjectProperty<>(handicap);
    control =
        new SimpleObjectProperty<>(
            terms.clock().map(GameClock::control).filter(CONTROLS::contains));
    twoGames = new SimpleBooleanProperty(terms.twoGames());
  }

  ObjectProperty<Optional<Handicap>> handicapProperty() {
    return handicap;
  }

  ObjectProperty<Optional<TimeControl>> controlProperty() {
    return control;
  }

  /// Whether a second game with exchanged sides belongs to it.
  BooleanProperty twoGamesProperty() {
    return twoGames;
  }

  /// Returns the handicap for players who were chosen: nobody who shows or watches a game gets one.
  Optional<Handicap> handicap(PlayersModel players) {
    return switch (players.modeProperty().get()) {
      case TWO_PEOPLE, AGAINST_COMPUTER, TWO_AGAINST_COMPUTER -> handicap.get();
      case TEACH, WATCH -> Optional.empty();
    };
  }

  /// Returns the terms for players who were chosen.
  GameTerms terms(PlayersModel players) {
    GameTerms agreed =
        GameTerms.USUAL.withTwoGames(twoGames.get()).withClock(control.get().map(GameClock::wound));
    return switch (players.modeProperty().get()) {
      case AGAINST_COMPUTER ->
          players
              .difficultyInUse()
              .map(AdaptiveDifficulty::assistance)
              .map(agreed::withAssistance)
              .orElse(agreed);
      case TWO_PEOPLE, TWO_AGAINST_COMPUTER -> agreed;
      case TEACH -> GameTerms.teaching(players.personProperty().get());
      case WATCH -> GameTerms.USUAL;
    };
  }
}
