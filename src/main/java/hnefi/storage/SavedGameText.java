package hnefi.storage;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.content.EditionName;
import hnefi.game.Game;
import hnefi.game.GameMoves;
import hnefi.game.Match;
import hnefi.notation.AnnotationText;
import hnefi.notation.BoardText;
import hnefi.notation.GameText;
import hnefi.notation.MoveText;
import hnefi.notation.SideText;
import hnefi.rules.Move;
import hnefi.rules.StartPosition;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.session.GameSetup;
import hnefi.session.GameTerms;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Result;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Games to and from the text of their files.
///
/// The tags: `Title`, `Date`, `Time`, `Rules` (the id of a rule set or preset), `Switches` (house
/// rules, `king-armed=no king-range=3`), `Layout`, `Position` and `Side` for a position that was
/// set up, `Attackers`, `Defenders`, `Match` (how its earlier games ended, and after how many
/// moves: `attackers:31 draw:40`), the [terms][TermsText], `Ply` (where the game stands if moves
/// were taken back), `Place` (the moves that led there, if it stands in a variation),
/// `StartComment` (what was noted about the first position, as [AnnotationText] writes it).
final class SavedGameText {
  private static final Pattern RESULT =
      Pattern.compile("(attackers|defenders|draw)(?::([0-9]{1,5}))?");

  private SavedGameText() {}

  static String write(GameSetup setup, Game game, String title, GameDate date) {
    return GameText.write(
        tags(new GameDocument(setup, game, title, date)), GameMoves.of(game), game.outcome());
  }

  /// Returns everything about a game but its moves.
  static Map<String, String> tags(GameDocument document) {
    GameSetup setup = document.setup();
    Game game = document.game();
    String title = document.title();
    GameDate date = document.date();
    Map<String, String> tags = new LinkedHashMap<>();
    if (!title.isEmpty()) {
      tags.put("Title", title);
    }
    tags.put("Date", date.day().toString());
    date.time().ifPresent(time -> tags.put("Time", time.toString()));
    EditionName edition = setup.edition().name();
    tags.put("Rules", edition.id());
    if (!edition.houseRules().isEmpty()) {
      tags.put("Switches", switches(edition.houseRules()));
    }
    edition.layout().ifPresent(layout -> tags.put("Layout", layout));
    setup
        .start()
        .ifPresent(start -> {
          tags.put("Position", BoardText.write(start.board()));
          tags.put("Side", SideText.write(start.toMove()));
        });
    ParticipantText.write(tags, "Attackers", setup.players().attackers());
    ParticipantText.write(tags, "Defenders", setup.players().defenders());
    if (!setup.match().results().isEmpty()) {
      tags.put(
          "Match",
          setup.match().results().stream()
              .map(SavedGameText::result)
              .collect(Collectors.joining(" ")));
    }
    TermsText.write(tags, setup.terms());
    if (!game.current().isInMainLine()) {
      tags.put(
          "Place",
          game.current().path().stream().map(MoveText::write).collect(Collectors.joining(" ")));
    } else if (game.canRedo()) {
      tags.put("Ply", Integer.toString(game.ply()));
    }
    if (!game.root().annotation().isEmpty()) {
      tags.put("StartComment", AnnotationText.write(game.root().annotation()));
    }
    return tags;
  }

  private static String switches(Map<Switch, SwitchValue> houseRules) {
    return new EnumMap<>(houseRules)
        .entrySet().stream()
            .map(each -> each.getValue().toString())
            .collect(Collectors.joining(" "));
  }

  /// Returns the text of a file under another title. Tags stand before the first move, with blank
  /// lines anywhere among them.
  static String retitled(String text, String title) {
    StringBuilder retitled = new StringBuilder(title.isEmpty() ? "" : GameText.tag("Title", title));
    boolean tags = true;
    for (String line : text.lines().toList()) {
      tags = tags && (line.isBlank() || line.strip().startsWith("["));
      if (!tags || !line.strip().startsWith("[Title \"")) {
        retitled.append(line).append('\n');
      }
    }
    return retitled.toString();
  }

  /// Reads the text of a file.
  static Result<SavedGame> read(String text) {
    return switch (GameText.read(text)) {
      case Result.Bad<GameText.Written>(int line, var reason) ->
          new Result.Bad<>(line, reason.shortened());
      case Result.Good<GameText.Written>(GameText.Written written) -> read(written);
    };
  }

  /// Reads the tags that [#tags] made.
  static Result<SavedGame> read(GameText.Written written) {
    TagReader tags = new TagReader(written);
    String rules = tags.need("Rules");
    LocalDate day =
        tags.read("Date", tags.need("Date"), SavedGameText::date).orElse(LocalDate.EPOCH);
    Optional<LocalTime> time = tags.find("Time", SavedGameText::time);
    Map<Switch, SwitchValue> houseRules =
        tags.find("Switches", SavedGameText::switches).orElse(Map.of());
    Optional<StartPosition> start = start(tags);
    Participant attackers = ParticipantText.read(tags, "Attackers");
    Participant defenders = ParticipantText.read(tags, "Defenders");
    List<Match.Result> results = tags.find("Match", SavedGameText::results).orElse(List.of());
    GameTerms terms = TermsText.read(tags);
    int moves = written.moves().entries().size();
    int ply = tags.find("Ply", text -> ply(text, moves)).orElse(moves);
    List<Move> place = tags.find("Place", SavedGameText::place).orElse(List.of());
    if (tags.firstFault().isPresent()) {
      return tags.firstFault().get();
    }
    return new Result.Good<>(
        new SavedGame(
            tags.text("Title").orElse(""),
            new GameDate(day, time),
            new EditionName(rules, houseRules, tags.text("Layout")),
            start,
            new Players(attackers, defenders),
            results,
            terms,
            AnnotationText.read(tags.text("StartComment").orElse("")),
            written.moves(),
            place.isEmpty() ? ply : place.size(),
            place,
            written.result(),
            written.lines()));
  }

  private static Optional<StartPosition> start(TagReader tags) {
    Optional<String> rows = tags.text("Position");
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    Side side =
        tags.read("Side", tags.need("Side"), text -> SideText.read(text).toOptional())
            .orElse(Side.ATTACKERS);
    return switch (BoardText.readStart(rows.get())) {
      case Result.Good<Arrangement>(Arrangement board) ->
          Optional.of(new StartPosition(board, side));
      case Result.Bad<Arrangement>(_, var reason) -> {
        tags.add("Position", reason);
        yield Optional.empty();
      }
    };
  }

  private static Optional<LocalDate> date(String text) {
    try {
      return Optional.of(LocalDate.parse(text));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }

  private static Optional<LocalTime> time(String text) {
    try {
      return Optional.of(LocalTime.parse(text));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }

  static Optional<Map<Switch, SwitchValue>> switches(String text) {
    Map<Switch, SwitchValue> values = new EnumMap<>(Switch.class);
    for (String each : text.isBlank() ? new String[0] : text.strip().split("\\s+")) {
      Optional<SwitchValue> value = SwitchValue.read(each);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values.put(value.get().rule(), value.get());
    }
    return Optional.of(values);
  }

  private static String result(Match.Result result) {
    String winner = result.winner().map(SideText::write).orElse("draw");
    return result.moves() == 0 ? winner : winner + ":" + result.moves();
  }

  private static Optional<List<Match.Result>> results(String text) {
    List<Match.Result> results = new ArrayList<>();
    for (String each : text.isBlank() ? new String[0] : text.strip().split("\\s+")) {
      Matcher parts = RESULT.matcher(each);
      if (!parts.matches()) {
        return Optional.empty();
      }
      int moves = parts.group(2) == null ? 0 : Integer.parseInt(parts.group(2));
      results.add(new Match.Result(SideText.read(parts.group(1)).toOptional(), moves));
    }
    return Optional.of(results);
  }

  private static Optional<Integer> ply(String text, int moves) {
    return text.matches("[0-9]{1,5}") && Integer.parseInt(text) <= moves
        ? Optional.of(Integer.parseInt(text))
        : Optional.empty();
  }

  private static Optional<List<Move>> place(String text) {
    List<Move> moves = new ArrayList<>();
    for (String each : text.isBlank() ? new String[0] : text.strip().split("\\s+")) {
      Optional<Move> move = MoveText.read(each).toOptional();
      if (move.isEmpty()) {
        return Optional.empty();
      }
      moves.add(move.get());
    }
    return Optional.of(moves);
  }
}
