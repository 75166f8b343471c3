package hnefi.ui.play;

import hnefi.text.Language;

/// What players are called in one language.
record SeatNames(Computers computers, Language language) {
  /// Returns the name, empty for somebody without one.
  String of(Seat seat) {
    return switch (seat) {
      case Seat.Human(String name) -> name;
      case Seat.Computer(String opponent, _) ->
          computers.find(opponent).map(found -> found.name().in(language)).orElse(opponent);
    };
  }
}
