package hnefi.ui.play.session;

import hnefi.session.Participant;
import hnefi.text.Language;

/// What players are called in one language.
public record ParticipantNames(Computers computers, Language language) {
  /// Returns the name, empty for somebody without one.
  public String of(Participant seat) {
    return switch (seat) {
      case Participant.Human(String name) -> name;
      case Participant.Computer(String opponent, _) ->
          computers.find(opponent).map(found -> found.name().in(language)).orElse(opponent);
    };
  }
}
