package hnefi.storage;

import hnefi.game.GameClock;
import hnefi.game.TimeControl;
import hnefi.notation.BoardText;
import hnefi.notation.SideText;
import hnefi.session.GameTerms;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What players agreed on, in the tags of a game file; none where they agreed on nothing.
///
/// `Games "2"` for a match of two; `TimeControl "300"`, `"300+5"` with an increment or `"*60"` for
/// an hourglass, in seconds, as chess files have it; `Clock "250400 300000"`, the milliseconds that
/// attackers and defenders have left; `Aids "take-back hints"` against an opponent that adjusts;
/// `Pupil "defenders"` where a friend is shown the game; `WholeBoard`, as `Position`, for a
/// position of one's own of which one side has fewer men.
final class TermsText {
  private static final Pattern CONTROL =
      Pattern.compile("(\\*?)([1-9][0-9]{0,4})(?:\\+([1-9][0-9]{0,3}))?");
  private static final Pattern CLOCK = Pattern.compile("([0-9]{1,9}) ([0-9]{1,9})");

  private TermsText() {}

  static void write(Map<String, String> tags, GameTerms terms) {
    if (terms.twoGames()) {
      tags.put("Games", "2");
    }
    terms
        .clock()
        .ifPresent(clock -> {
          tags.put("TimeControl", control(clock.control()));
          tags.put("Clock", clock.attackers().toMillis() + " " + clock.defenders().toMillis());
        });
    terms.assistance().ifPresent(given -> tags.put("Aids", AssistanceText.write(given)));
    terms.pupil().ifPresent(side -> tags.put("Pupil", SideText.write(side)));
    terms.boardWithoutHandicap().ifPresent(board -> tags.put("WholeBoard", BoardText.write(board)));
  }

  private static String control(TimeControl control) {
    return switch (control) {
      case TimeControl.SuddenDeath(Duration start) -> "" + start.toSeconds();
      case TimeControl.Increment(Duration start, Duration more) ->
          start.toSeconds() + "+" + more.toSeconds();
      case TimeControl.Hourglass(Duration start) -> "*" + start.toSeconds();
    };
  }

  static GameTerms read(TagReader tags) {
    boolean twoGames = tags.find("Games", text -> isSecond(text, "1", "2")).orElse(false);
    Optional<TimeControl> control = tags.find("TimeControl", TermsText::control);
    Optional<GameClock> left =
        control.flatMap(each -> tags.find("Clock", text -> clock(each, text)));
    return new GameTerms(
        twoGames,
        left.or(() -> control.map(GameClock::wound)),
        tags.find("Aids", AssistanceText::read),
        tags.find("Pupil", text -> SideText.read(text).toOptional()),
        tags.find("WholeBoard", rows -> BoardText.readStart(rows).toOptional()));
  }

  /// Returns which of two words a text is; nothing if it is neither.
  private static Optional<Boolean> isSecond(String text, String first, String second) {
    return text.equals(first) || text.equals(second)
        ? Optional.of(text.equals(second))
        : Optional.empty();
  }

  private static Optional<TimeControl> control(String text) {
    Matcher parts = CONTROL.matcher(text);
    if (!parts.matches() || !parts.group(1).isEmpty() && parts.group(3) != null) {
      return Optional.empty();
    }
    Duration start = Duration.ofSeconds(Integer.parseInt(parts.group(2)));
    if (!parts.group(1).isEmpty()) {
      return Optional.of(new TimeControl.Hourglass(start));
    }
    return Optional.of(
        parts.group(3) == null
            ? new TimeControl.SuddenDeath(start)
            : new TimeControl.Increment(
                start, Duration.ofSeconds(Integer.parseInt(parts.group(3)))));
  }

  private static Optional<GameClock> clock(TimeControl control, String text) {
    Matcher parts = CLOCK.matcher(text);
    return parts.matches()
        ? Optional.of(
            new GameClock(
                control,
                Duration.ofMillis(Long.parseLong(parts.group(1))),
                Duration.ofMillis(Long.parseLong(parts.group(2)))))
        : Optional.empty();
  }
}
