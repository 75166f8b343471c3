package hnefi.storage;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.game.Game;
import hnefi.notation.AnnotationText;
import hnefi.notation.GameText;
import hnefi.notation.MoveText;
import hnefi.notation.SideText;
import hnefi.notation.opentafl.OpenTaflGame;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
    return reader
        .own()
        .<Result<RestoredDocument>>map(Result.Good::new)
        .orElseGet(() -> reader.read(written.start(), today));
  }

  /// Returns the game with all that our own tags say of it; nothing if another program has changed
  /// it so that they no longer fit.
  private Optional<RestoredDocument> own() {
    String result =
        switch (written.tags().getOrDefault("result", "?")) {
          case "1" -> "attackers ";
          case "-1" -> "defenders ";
          case "0" -> "draw ";
          default -> "ongoing";
        };
    return namedEdition()
        .flatMap(_ ->
            SideText.readOutcome(result + written.tags().getOrDefault("termination", ""))
                .then(outcome ->
                    SavedGameText.read(
                        new GameText.Written(
                            ownTags(), written.moves(), outcome, GameText.Lines.UNKNOWN)))
                .then(saved ->
                    RestoredGame.of(saved, library, OpenTaflImport::agrees)
                        .map(game -> game.document(saved)))
                .toOptional());
  }

  private Optional<Edition> namedEdition() {
    return new EditionFinder(library).named(ownTags(), written.rules());
  }

  private Map<String, String> ownTags() {
    Map<String, String> own = new LinkedHashMap<>();
    written
        .tags()
        .forEach((name, value) -> {
          if (name.startsWith(OpenTaflExport.OWN)) {
            own.put(name.substring(OpenTaflExport.OWN.length()), value);
          }
        });
    return own;
  }

  private Result<RestoredDocument> read(Arrangement start, LocalDate today) {
    RuleSet rules = written.rules().rules();
    Edition edition = namedEdition().orElseGet(() -> new EditionFinder(library).find(rules, start));
    GameSetup setup =
        GameSetup.of(
            edition,
            EditionFinder.start(edition, start, rules),
            new Players(player("attackers"), player("defenders")));
    Game game = setup.game();
    game.annotate(
        game.root(), AnnotationText.read(written.tags().getOrDefault("start-comment", "")));
    return new MoveLinePlayer(game, OpenTaflImport::agrees)
        .add(written.moves())
        .map(_ -> {
          game.goTo(game.root().last());
          end(game);
          return new RestoredDocument(
              new GameDocument(
                  setup,
                  game,
                  SavedGame.title(written.tags().getOrDefault("event", "")),
                  date(today)),
              notes);
        });
  }

  private Participant player(String tag) {
    return new Participant.Human(written.tags().getOrDefault(tag, ""));
  }

  private GameDate date(LocalDate today) {
    try {
      return new GameDate(
          LocalDate.parse(written.tags().getOrDefault("date", ""), OpenTaflExport.DAY),
          Optional.empty());
    } catch (DateTimeException _) {
      return new GameDate(today, Optional.empty());
    }
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
}
