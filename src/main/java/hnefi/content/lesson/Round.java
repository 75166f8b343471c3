package hnefi.content.lesson;

import hnefi.rules.Move;
import hnefi.text.Text;
import java.util.List;
import java.util.Optional;

/// One move of the learner and the scripted answer to it.
///
/// @param say what is said before it; empty if the step's own text is enough
/// @param hint where to look
/// @param replies the answers in order of preference; the first that is legal is played
public record Round(
    Goal goal, Optional<Text> say, Text hint, List<Move> replies, List<Mistake> mistakes) {
  public Round {
    replies = List.copyOf(replies);
    mistakes = List.copyOf(mistakes);
  }

  /// Returns what the author says of this wrong move, if it is a known one.
  public Optional<Mistake> mistake(Move move) {
    return mistakes.stream().filter(each -> each.move().equals(move)).findFirst();
  }
}
