package hnefi.ui.play;

import hnefi.content.Bibliography;
import hnefi.content.Edition;
import hnefi.rules.Access;
import hnefi.rules.Escape;
import hnefi.rules.RuleSet;
import hnefi.text.Words;
import java.util.Optional;

/// Warns of rules that can be played but that a book advises against.
final class RuleWarning {
  /// Where the book warns that attackers in the corners shut the king in for good.
  private static final String OPEN_CORNERS = "mungo/b-ii";

  private RuleWarning() {}

  /// Returns the warning about an edition, with its passage.
  static Optional<String> of(Edition edition, Bibliography books, Words words) {
    RuleSet rules = edition.rules();
    if (rules.escape() != Escape.CORNER || rules.cornerEnter() != Access.ANYONE) {
      return Optional.empty();
    }
    String passage =
        books
            .find(OPEN_CORNERS)
            .map(citation -> " (" + books.say(citation, words.language()) + ")")
            .orElse("");
    return Optional.of(words.say("warning.corners") + passage);
  }
}
