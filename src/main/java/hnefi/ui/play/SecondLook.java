package hnefi.ui.play;

import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import hnefi.ui.settings.SettingsModel;
import java.util.Arrays;
import java.util.Optional;

/// Lets a beginner look again before a move that throws much away: against the computer's first
/// levels, unless it was switched off.
final class SecondLook {
  private final PlayModel model;
  private final Advice advice;
  private final SettingsModel settings;
  private final boolean beginners;
  private Optional<Background.Job> looking = Optional.empty();

  SecondLook(PlayModel model, Advice advice, SettingsModel settings, Computers computers) {
    this.model = model;
    this.advice = advice;
    this.settings = settings;
    Players players = model.table().players();
    beginners =
        Arrays.stream(new Seat[] {players.attackers(), players.defenders()})
            .anyMatch(seat ->
                seat instanceof Seat.Computer computer
                    && computers
                        .find(computer.opponent())
                        .filter(Computers.Character::forBeginners)
                        .isPresent());
    model.momentProperty().subscribe(_ -> stop());
  }

  /// Plays the move, at once or after a second look.
  void attempt(Move move) {
    Position position = model.moment().now();
    boolean legal = model.isPersonsTurn() && model.referee().judge(position, move) instanceof Turn;
    if (!beginners || !legal || !settings.settings().lookAgain()) {
      model.attempt(move);
    } else if (looking.isEmpty()) {
      looking =
          Optional.of(
              advice.lookAgain(
                  position,
                  move,
                  warning -> {
                    looking = Optional.empty();
                    warning.ifPresentOrElse(
                        warned -> model.ask(new Question.LookAgain(move, warned)),
                        () -> model.attempt(move));
                  }));
    }
  }

  void stop() {
    looking.ifPresent(Background.Job::cancel);
    looking = Optional.empty();
  }
}
