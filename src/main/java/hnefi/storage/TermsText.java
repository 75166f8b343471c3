package hnefi.storage;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.game.GameClock;
import hnefi.game.TimeControl;
import hnefi.notation.BoardText;
import hnefi.notation.SideText;
import hnefi.session.Assistance;
import hnefi.session.GameTerms;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What players agreed on, in the tags of a game file; none where they agreed on nothing.
///
/// `TakeBack "no"`; `Games "2"` for a match of two; `TimeControl "300"`, `"300+5"` with an
/// increment or `"*60"` for an hourglass, in seconds, as chess files have it; `Clock "250400
/// 300000"`, the milliseconds that attackers and defenders have left; `Aids "take-back hints"`
/// against an opponent that adjusts; `Pupil "defenders"` where a friend is shown the game;
/// `WholeBoard`, as `Position`, for a position of one's own of which one side has fewer men.
final class TermsText {
  private static final Pattern CONTROL =
      Pattern.compile("(\\*?)([1-9][0-9]{0,4})(?:\\+([1-9][0-9]{0,3}))?");
  private static final Pattern CLOCK = Pattern.compile("([0-9]{1,9}) ([0-9]{1,9})");

  /// What was read.
  sealed interface Read {
    record Terms(GameTerms terms) implements Read {}

    /// A tag that says nothing one could understand.
    record Damaged(String tag) implements Read {}
  }

  private TermsText() {}

  static void write(Map<String, String> tags, GameTerms terms) {
    if (!terms.takeBack()) {
      tags.put("TakeBack", "no");
    }
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

  static Read read(Map<String, String> tags) {
    String takeBack = tags.getOrDefault("TakeBack", "yes");
    if (!takeBack.equals("yes") && !takeBack.equals("no")) {
      return new Read.Damaged("TakeBack");
    }
    String games = tags.getOrDefault("Games", "1");
    if (!games.equals("1") && !games.equals("2")) {
      return new Read.Damaged("Games");
    }
    Optional<TimeControl> control =
        Optional.ofNullable(tags.get("TimeControl")).flatMap(TermsText::control);
    if (tags.containsKey("TimeControl") && control.isEmpty()) {
      return new Read.Damaged("TimeControl");
    }
    Optional<GameClock> clock = control.flatMap(each -> clock(each, tags.get("Clock")));
    if (control.isPresent() && clock.isEmpty()) {
      return new Read.Damaged("Clock");
    }
    Optional<Set<Assistance>> assistance =
        Optional.ofNullable(tags.get("Aids")).flatMap(AssistanceText::read);
    if (tags.containsKey("Aids") && assistance.isEmpty()) {
      return new Read.Damaged("Aids");
    }
    Optional<Side> pupil =
        Optional.ofNullable(tags.get("Pupil")).flatMap(text -> SideText.read(text).toOptional());
    if (tags.containsKey("Pupil") && pupil.isEmpty()) {
      return new Read.Damaged("Pupil");
    }
    Optional<Arrangement> withoutHandicap =
        Optional.ofNullable(tags.get("WholeBoard"))
            .flatMap(rows -> BoardText.readStart(rows).toOptional());
    if (tags.containsKey("WholeBoard") && withoutHandicap.isEmpty()) {
      return new Read.Damaged("WholeBoard");
    }
    return new Read.Terms(
        new GameTerms(
            takeBack.equals("yes"), games.equals("2"), clock, assistance, pupil, withoutHandicap));
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

  private static Optional<GameClock> clock(
      TimeControl control, @org.jspecify.annotations.Nullable String text) {
    if (text == null) {
      return Optional.of(GameClock.wound(control));
    }
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
