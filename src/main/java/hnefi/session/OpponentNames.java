package hnefi.session;

import hnefi.people.Opponent;
import hnefi.text.Language;
import hnefi.text.Words;

/// What the computer opponents are called, and how each of them plays, in words.
public final class OpponentNames {
  private OpponentNames() {}

  public static String name(Opponent opponent, Language language) {
    return words(language).say(opponent.id() + ".name");
  }

  /// Returns one or two sentences about how the opponent plays.
  public static String character(Opponent opponent, Language language) {
    return words(language).say(opponent.id() + ".character");
  }

  private static Words words(Language language) {
    return Words.of(OpponentNames.class, "opponents", language);
  }
}
