package hnefi.fx.shell;

import hnefi.text.Language;
import hnefi.text.Localized;
import java.util.Optional;

/// Says that what somebody asked for is done, and may offer to take it back; or why it cannot be.
/// The next confirmation takes its place.
public record Confirmation(Localized sentence, Optional<Action> action) implements Localized {
  /// What can be done about it.
  public record Action(Localized name, Runnable run) {}

  public static Confirmation of(Localized sentence) {
    return new Confirmation(sentence, Optional.empty());
  }

  public static Confirmation of(Localized sentence, Localized name, Runnable run) {
    return new Confirmation(sentence, Optional.of(new Action(name, run)));
  }

  static Optional<Action> actionOf(Localized said) {
    return said instanceof Confirmation confirmation ? confirmation.action() : Optional.empty();
  }

  @Override
  public String in(Language language) {
    return sentence.in(language);
  }
}
