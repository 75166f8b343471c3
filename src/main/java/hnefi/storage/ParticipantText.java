package hnefi.storage;

import hnefi.session.Participant;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Seats in the tags of a game file: `Attackers "Astrid"` for a person, with `AttackersSecond
/// "Björn"` for two who make its moves in turn, `AttackersComputer "egil"` for the computer. Older
/// files add the milliseconds it was given.
final class ParticipantText {
  private static final String COMPUTER = "Computer";
  private static final String SECOND = "Second";
  private static final Pattern WRITTEN = Pattern.compile("(\\S+)( [1-9][0-9]{0,7})?");

  private ParticipantText() {}

  static void write(Map<String, String> tags, String side, Participant seat) {
    switch (seat) {
      case Participant.Human(String name) -> tags.put(side, name);
      case Participant.Team(String first, String second) -> {
        tags.put(side, first);
        tags.put(side + SECOND, second);
      }
      case Participant.Computer(String opponent) -> tags.put(side + COMPUTER, opponent);
    }
  }

  /// Returns the seat of a side; somebody's if its tag is damaged.
  static Participant read(TagReader tags, String side) {
    String name = tags.text(side).orElse("");
    if (tags.text(side + COMPUTER).isPresent()) {
      return tags.find(side + COMPUTER, ParticipantText::computer).orElse(Participant.SOMEBODY);
    }
    return tags.text(side + SECOND)
        .<Participant>map(second -> new Participant.Team(name, second))
        .orElseGet(() -> new Participant.Human(name));
  }

  private static Optional<Participant> computer(String text) {
    Matcher parts = WRITTEN.matcher(text);
    return parts.matches()
        ? Optional.of(new Participant.Computer(parts.group(1)))
        : Optional.empty();
  }
}
