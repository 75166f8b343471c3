package hnefi.ui.play.screen;

import hnefi.notation.MoveNumber;
import hnefi.rules.Turn;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.ImaginedLine;
import java.util.Optional;

/// Says which position is shown to one who looks away from where the game stands.
final class ShownPositionWords {
  private ShownPositionWords() {}

  /// Returns whether what is shown was played in the game, and neither in a variation nor only
  /// thought of.
  static boolean isPlayed(GameSnapshot snapshot) {
    return snapshot.imagined().isEmpty() && snapshot.place().leadsTo(snapshot.current().last());
  }

  /// Returns the place, with the numbers of the record.
  static String of(GameSnapshot snapshot, Words words) {
    return snapshot
        .imagined()
        .map(shown -> imagined(shown, words))
        .orElseGet(() -> inTree(snapshot, words));
  }

  private static String inTree(GameSnapshot snapshot, Words words) {
    int number = MoveNumber.of(snapshot.shownPly());
    String side = side(snapshot.shownTurn());
    return isPlayed(snapshot)
        ? words.say("looking.at." + side, number) + " " + words.say("looking.try")
        : words.say("looking.in-variation." + side, number);
  }

  private static String imagined(ImaginedLine shown, Words words) {
    int number = MoveNumber.of(shown.ply() + shown.step());
    return words.say("looking.imagined." + side(shown.shownTurn()), number);
  }

  private static String side(Optional<Turn> turn) {
    return turn.map(each -> Tag.of(each.piece().side())).orElse("start");
  }
}
