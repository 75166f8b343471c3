package hnefi.storage;

import hnefi.board.Side;
import hnefi.game.Game;
import hnefi.game.GameMoves;
import hnefi.notation.AnnotationText;
import hnefi.notation.opentafl.OpenTaflGame;
import hnefi.notation.opentafl.OpenTaflRules;
import hnefi.rules.Outcome;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.session.Participant;
import hnefi.text.Tag;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Games as other programs read them. Tags of our own, which others pass over, hold what theirs
/// have no place for.
final class OpenTaflExport {
  /// What begins the names of our own tags.
  static final String OWN = "hnefi-";

  /// How the day is written.
  static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT);

  private OpenTaflExport() {}

  static String write(GameDocument document, Function<Participant, String> names) {
    Game game = document.game();
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("date", DAY.format(document.date().day()));
    tags.put("attackers", names.apply(document.setup().players().attackers()));
    tags.put("defenders", names.apply(document.setup().players().defenders()));
    tags.put("result", result(game.outcome()));
    game.outcome().ifPresent(outcome -> tags.put("termination", Tag.of(outcome.ending())));
    tags.values().removeIf(String::isEmpty);
    tags.put("compiler", "Hnefi");
    if (!game.root().annotation().isEmpty()) {
      tags.put("start-comment", AnnotationText.write(game.root().annotation()));
    }
    SavedGameText.tags(document).forEach((name, value) -> tags.put(OWN + name, value));
    RuleSet rules = document.setup().edition().rules();
    Side first = game.start().toMove();
    return OpenTaflGame.write(
        tags,
        OpenTaflRules.write(
            document.setup().edition().name().id(),
            rules.with(new SwitchValue(Switch.FIRST_MOVE, first)),
            game.start().board()),
        GameMoves.of(game),
        false);
  }

  private static String result(Optional<Outcome> outcome) {
    return outcome
        .map(how ->
            how.winner()
                .map(side ->
                    switch (side) {
                      case ATTACKERS -> "1";
                      case DEFENDERS -> "-1";
                    })
                .orElse("0"))
        .orElse("?");
  }
}
