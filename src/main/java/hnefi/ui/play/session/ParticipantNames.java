package hnefi.ui.play.session;

import hnefi.session.OpponentCatalog;
import hnefi.session.Participant;
import hnefi.text.Language;
import hnefi.text.Words;

/// What players are called in one language.
public record ParticipantNames(OpponentCatalog opponents, Language language) {
  /// Returns the name, empty for somebody without one.
  public String of(Participant participant) {
    return switch (participant) {
      case Participant.Human(String name) -> name;
      case Participant.Team(String first, String second) -> team(first, second);
      case Participant.Computer(String opponent) ->
          opponents.find(opponent).map(found -> found.name().in(language)).orElse(opponent);
    };
  }

  private String team(String first, String second) {
    return first.isEmpty() || second.isEmpty()
        ? first + second
        : Words.of(ParticipantNames.class, "shared", language).say("team", first, second);
  }
}
