package hnefi.notation;

import hnefi.board.Side;
import hnefi.rules.Outcome;
import hnefi.text.Result;
import hnefi.text.Tag;
import java.util.List;
import java.util.Optional;

/// Sides and outcomes as text: `attackers`, `defenders`, `attackers king-captured`, `draw
/// repetition`.
public final class SideText {
  private SideText() {}

  public static String write(Side side) {
    return Tag.of(side);
  }

  public static Result<Side> read(String text) {
    for (Side side : Side.values()) {
      if (write(side).equals(text)) {
        return new Result.Good<>(side);
      }
    }
    return Result.bad("side.form", text);
  }

  /// Returns the winner, or `draw`, and what ended the game; `ongoing` if nothing did.
  public static String write(Optional<Outcome> outcome) {
    return outcome.map(SideText::write).orElse("ongoing");
  }

  private static String write(Outcome outcome) {
    return outcome.winner().map(SideText::write).orElse("draw") + " " + Tag.of(outcome.ending());
  }

  /// Reads what [#write(Optional)] wrote.
  public static Result<Optional<Outcome>> readOutcome(String text) {
    for (Outcome.Ending ending : Outcome.Ending.values()) {
      for (Optional<Side> winner :
          List.of(
              Optional.<Side>empty(), Optional.of(Side.ATTACKERS), Optional.of(Side.DEFENDERS))) {
        if (Outcome.canBe(winner, ending) && write(new Outcome(winner, ending)).equals(text)) {
          return new Result.Good<>(Optional.of(new Outcome(winner, ending)));
        }
      }
    }
    return text.equals("ongoing")
        ? new Result.Good<>(Optional.empty())
        : Result.bad("outcome.form", text);
  }
}
