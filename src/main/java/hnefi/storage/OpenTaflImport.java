package hnefi.storage;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.game.Game;
import hnefi.game.GameNode;
import hnefi.game.Match;
import hnefi.notation.AnnotationText;
import hnefi.notation.BoardText;
import hnefi.notation.MoveText;
import hnefi.notation.opentafl.OpenTaflBoard;
import hnefi.notation.opentafl.OpenTaflGame;
import hnefi.notation.opentafl.OpenTaflRules;
import hnefi.rules.Capture;
import hnefi.rules.Outcome;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import hnefi.session.GameSetup;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Message;
import hnefi.text.Result;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Sets up games that other programs wrote. Of our own tags, what fits the rest of the text holds.
final class OpenTaflImport {
  private final OpenTaflGame written;
  private final Library library;
  private final List<Message> notes;

  private OpenTaflImport(OpenTaflGame written, Library library) {
    this.written = written;
    this.library = library;
    notes = new ArrayList<>(written.rules().notes());
  }

  /// @param today if the game has no date
  static Result<RestoredDocument> read(OpenTaflGame written, Library library, LocalDate today) {
    OpenTaflImport reader = new OpenTaflImport(written, library);
    return reader.start().then(start -> reader.read(start, today));
  }

  private Result<Arrangement> start() {
    String position = written.tags().get("position");
    return position == null
        ? new Result.Good<>(written.rules().start())
        : OpenTaflBoard.read(position).then(BoardText::start);
  }

  private Result<RestoredDocument> read(Arrangement start, LocalDate today) {
    Map<String, String> own = own();
    RuleSet rules = written.rules().rules();
    EditionFinder finder = new EditionFinder(library);
    Edition edition =
        finder.named(own, written.rules()).orElseGet(() -> finder.find(rules, start));
    Players players =
        new Players(player(own, Side.ATTACKERS), player(own, Side.DEFENDERS));
    GameSetup setup =
        new GameSetup(
            edition,
            EditionFinder.start(edition, start, rules),
            players,
            new Match(0, SavedGameText.results(own.getOrDefault("Match", "")).orElse(List.of())));
    Game game = setup.game();
    game.annotate(
        game.root(), AnnotationText.read(written.tags().getOrDefault("start-comment", "")));
    return new MoveLinePlayer(game, OpenTaflImport::agrees)
        .add(written.moves())
        .map(_ -> {
          GameNode last = game.root().last();
          int ply = SavedGameText.ply(own.get("Ply"), last.ply()).orElse(last.ply());
          game.goTo(last.ancestor(ply));
          end(game);
          return new RestoredDocument(
              new GameDocument(setup, game, title(own), date(own, today)), notes);
        });
  }

  /// Others need not name what is captured, nor that the king is.
  private static boolean agrees(Turn turn, MoveText.Written written) {
    Set<Square> men =
        turn.captures().stream()
            .filter(each -> each.piece() != Piece.KING)
            .map(Capture::square)
            .collect(Collectors.toSet());
    return written.captured().isEmpty()
        || written.captured().equals(Set.copyOf(turn.captured()))
        || written.captured().equals(men);
  }

  private void end(Game game) {
    Optional<Outcome> onBoard = game.outcome();
    Optional<Side> loser =
        switch (written.tags().getOrDefault("result", "?")) {
          case "1" -> Optional.of(Side.DEFENDERS);
          case "-1" -> Optional.of(Side.ATTACKERS);
          default -> Optional.empty();
        };
    if (onBoard.isPresent()) {
      if (loser.isPresent() && onBoard.get().winner().filter(loser.get()::equals).isPresent()) {
        notes.add(Message.of("opentafl.note.result"));
      }
    } else if (written.resigned()) {
      game.resign(game.position().toMove());
    } else if (loser.isPresent()) {
      game.resign(loser.get());
    } else if (written.tags().getOrDefault("result", "?").equals("0")) {
      game.agreeDraw();
    }
  }

  /// Returns our own tags by the names they have in our own files.
  private Map<String, String> own() {
    Map<String, String> own = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    written.tags().forEach((name, value) -> {
      if (name.startsWith(OpenTaflExport.OWN)) {
        own.put(name.substring(OpenTaflExport.OWN.length()), value);
      }
    });
    return own;
  }

  private Participant player(Map<String, String> own, Side side) {
    String name = side == Side.ATTACKERS ? "Attackers" : "Defenders";
    return ParticipantText.read(own, name)
        .filter(Participant::isComputer)
        .orElseGet(() ->
            new Participant.Human(
                own.getOrDefault(
                    name, written.tags().getOrDefault(name.toLowerCase(Locale.ROOT), ""))));
  }

  private String title(Map<String, String> own) {
    return SavedGame.title(
        own.getOrDefault("Title", written.tags().getOrDefault("event", "")).replace('\n', ' '));
  }

  private GameDate date(Map<String, String> own, LocalDate today) {
    try {
      LocalDate day =
          LocalDate.parse(written.tags().getOrDefault("date", ""), OpenTaflExport.DAY);
      return new GameDate(day, SavedGameText.time(own.getOrDefault("Time", "")));
    } catch (DateTimeException _) {
      return new GameDate(today, Optional.empty());
    }
  }
}
