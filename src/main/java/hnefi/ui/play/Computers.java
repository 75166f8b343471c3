package hnefi.ui.play;

import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import hnefi.text.Localized;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The computer's characters, as the screens see them.
public interface Computers {
  /// One of the characters.
  ///
  /// @param about a sentence about how it plays
  record Character(String id, Localized name, Localized about) {}

  /// A search that is under way.
  interface Thought {
    /// Asks for the best move found so far.
    void moveNow();

    /// Stops; there will be no answer.
    void cancel();
  }

  /// Returns the characters, the weakest first; none if nobody can play.
  List<Character> characters();

  /// Looks for a move.
  ///
  /// @param answer hears the move once, on the JavaFX thread
  Thought think(RuleSet rules, Position position, Seat.Computer seat, Consumer<Move> answer);

  /// Returns the character of this id.
  default Optional<Character> find(String id) {
    return characters().stream().filter(each -> each.id().equals(id)).findFirst();
  }
}
