package hnefi.ui.play.game;

import hnefi.table.Seat;
import hnefi.text.Language;

/// What players are called in one language.
public record SeatNames(Computers computers, Language language) {
  /// Returns the name, empty for somebody without one.
  public String of(Seat seat) {
    return switch (seat) {
      case Seat.Human(String name) -> name;
      case Seat.Computer(String opponent, _) ->
          computers.find(opponent).map(found -> found.name().in(language)).orElse(opponent);
    };
  }
}
