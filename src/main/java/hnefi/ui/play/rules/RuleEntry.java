package hnefi.ui.play.rules;

import hnefi.content.EditionName;
import hnefi.rules.Rule;
import java.util.List;
import java.util.Optional;

/// A rule of an edition in words of one language: what it says, who says so, who holds otherwise.
///
/// @param provenance how firmly the book stands behind it, as a sentence
/// @param passages where it is found, as a reader finds them
/// @param houseRule whether a player changed it from what the book says
record RuleEntry(
    Rule rule,
    String name,
    String sentence,
    String provenance,
    List<String> passages,
    Optional<String> note,
    List<RivalRuling> rivals,
    boolean houseRule) {
  RuleEntry {
    passages = List.copyOf(passages);
    rivals = List.copyOf(rivals);
  }

  /// Another ruling of other books.
  ///
  /// @param edition the edition in which it holds; empty if it contradicts another rule of it, or
  ///   if the rule is no switch
  record RivalRuling(
      String sentence,
      List<String> passages,
      Optional<String> note,
      Optional<EditionName> edition) {
    RivalRuling {
      passages = List.copyOf(passages);
    }
  }
}
