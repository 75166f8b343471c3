package hnefi.ui.play;

import hnefi.text.Language;
import hnefi.text.Localized;
import java.util.function.Function;

/// What players are called in one language.
///
/// @param opponents gives the name of one of the computer's characters
record SeatNames(Function<String, Localized> opponents, Language language) {
  /// Returns the name, empty for somebody without one.
  String of(Seat seat) {
    return switch (seat) {
      case Seat.Human(String name) -> name;
      case Seat.Computer(String opponent, _) -> opponents.apply(opponent).in(language);
    };
  }
}
