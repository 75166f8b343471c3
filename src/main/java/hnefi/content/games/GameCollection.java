package hnefi.content.games;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.Source;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.notation.MoveText;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Recorded games of one origin under one rule set.
///
/// @param file where they were read
/// @param also other rule sets with the same start position, whose games go alike until a rule
///   differs
/// @param source where the games come from
public record GameCollection(
    String file, Edition edition, List<Edition> also, Source source, List<RecordedGame> games) {
  public GameCollection {
    also = List.copyOf(also);
    games = List.copyOf(games);
  }

  /// Returns whether the games tell how people play by these rules from this start position.
  boolean fits(Edition other) {
    return same(edition, other) || also.stream().anyMatch(each -> same(each, other));
  }

  private static boolean same(Edition one, Edition other) {
    return one.rules().equals(other.rules()) && one.layout().board().equals(other.layout().board());
  }

  static GameCollection read(YamlValue file, Library library) throws FaultException {
    YamlMap map = file.map();
    Edition edition = edition(map.get("rules"), library);
    List<Edition> also = map.each("also", each -> edition(each, library));
    Source source = map.get("source").found(library.books()::source, "fault.no-source");
    List<RecordedGame> games = map.each("games", RecordedGame::read);
    map.done();
    if (games.isEmpty()) {
      throw file.fault("fault.none");
    }
    return new GameCollection(file.file(), edition, also, source, games);
  }

  private static Edition edition(YamlValue value, Library library) throws FaultException {
    return value.found(library::edition, "fault.no-edition");
  }

  /// Returns the turns of a game, as far as they could have been so.
  public List<Turn> turns(RecordedGame game) {
    Referee referee = edition.referee();
    return game.turns(referee, referee.start(edition.layout().board()), game.moves().size());
  }

  /// Plays every game to its end and returns what cannot have been so: a move that is refused or
  /// captures something else, a move after the end, another winner than that on the board.
  public List<Fault> faults() {
    List<Fault> faults = new ArrayList<>();
    for (RecordedGame game : games) {
      faultOf(game).ifPresent(reason -> faults.add(new Fault(file, game.fileLine(), reason)));
    }
    return faults;
  }

  private Optional<Message> faultOf(RecordedGame game) {
    Referee referee = edition.referee();
    Position position = referee.start(edition.layout().board());
    for (MoveText.Written each : game.moves()) {
      switch (RecordedGame.play(referee, position, each)) {
        case Result.Bad<Turn>(_, Message reason) -> {
          return Optional.of(reason);
        }
        case Result.Good<Turn>(Turn turn) -> position = turn.after();
      }
    }
    return position
        .outcome()
        .map(Outcome::winner)
        .filter(winner -> !winner.equals(game.winner()))
        .map(_ -> Message.of("fault.games.winner"));
  }
}
