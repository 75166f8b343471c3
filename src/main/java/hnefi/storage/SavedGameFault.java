package hnefi.storage;

import hnefi.notation.GameText;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Message;
import hnefi.text.Result;
import hnefi.text.Words;

/// What is wrong with the file of a game, in one sentence: file, line, reason.
///
/// @param file its name
/// @param line counted from 1, or 0 if the whole file is meant
/// @param reason a message of this package or of `hnefi.notation`
public record SavedGameFault(String file, int line, Message reason) implements Localized {
  /// Returns why a file makes no sense.
  public static SavedGameFault of(String file, Result.Bad<SavedGame> bad) {
    return new SavedGameFault(file, bad.line(), bad.reason());
  }

  @Override
  public String in(Language language) {
    Words words =
        Words.of(GameText.class, "notation", language)
            .with(Words.of(SavedGameFault.class, "saved", language));
    String why = words.say(reason);
    return line > 0
        ? words.say("saved.damaged.line", file, Integer.toString(line), why)
        : words.say("saved.damaged", file, why);
  }
}
