package hnefi.kiosk;

import hnefi.content.Library;
import hnefi.content.yaml.Fault;
import hnefi.text.Excerpt;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Message;
import hnefi.text.Words;
import java.nio.file.Path;

/// What is wrong with the settings file or a file of the overlay folder.
///
/// @param line counted from 1; 0 if the fault is the whole file's
public record KioskFault(Path file, int line, Message reason) implements Localized {
  private static final int LONGEST_QUOTE = 120;

  public KioskFault {
    reason =
        new Message(
            reason.key(),
            reason.arguments().stream()
                .map(each -> each instanceof String text ? Excerpt.cut(text, LONGEST_QUOTE) : each)
                .toList());
  }

  static KioskFault of(Path file, Fault fault) {
    return new KioskFault(file, fault.line(), fault.reason());
  }

  /// Returns the fault as one sentence on one line: file, line, reason.
  @Override
  public String in(Language language) {
    Words words = Library.faultWords(language).with(Words.of(KioskFault.class, "kiosk", language));
    String why =
        words.say(
            reason.key(),
            reason.arguments().stream()
                .map(each -> each instanceof Localized part ? part.in(language) : each)
                .toArray());
    String said =
        line > 0
            ? words.say("kiosk.fault.at", file, Integer.toString(line), why)
            : words.say("kiosk.fault.in", file, why);
    return Excerpt.line(said);
  }
}
