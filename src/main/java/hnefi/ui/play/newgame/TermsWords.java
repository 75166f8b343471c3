package hnefi.ui.play.newgame;

import hnefi.game.TimeControl;
import hnefi.session.Handicap;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.time.Duration;

/// What players can agree on, in words.
final class TermsWords {
  private final Words words;

  TermsWords(Words words) {
    this.words = words;
  }

  String handicap(Handicap handicap) {
    return words.say(key(handicap));
  }

  private static String key(Handicap handicap) {
    return switch (handicap) {
      case Handicap.Rules rules -> "terms.handicap." + rules.id();
      case Handicap.FewerMen(var without, int count) ->
          "terms.handicap.without-" + Tag.of(without) + "-" + count;
    };
  }

  String clock(TimeControl each) {
    return switch (each) {
      case TimeControl.SuddenDeath(Duration start) ->
          words.say("terms.clock.game", start.toMinutes());
      case TimeControl.Increment(Duration start, Duration increment) ->
          words.say("terms.clock.increment", start.toMinutes(), increment.toSeconds());
      case TimeControl.Hourglass(Duration start) when start.toSeconds() < 60 ->
          words.say("terms.clock.hourglass.seconds", start.toSeconds());
      case TimeControl.Hourglass(Duration start) ->
          words.say("terms.clock.hourglass", start.toMinutes());
    };
  }
}
