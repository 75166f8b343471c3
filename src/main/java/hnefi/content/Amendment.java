package hnefi.content;

import hnefi.rules.Switch;
import hnefi.text.Message;
import java.util.Optional;

/// What comes of turning switches of an edition.
public sealed interface Amendment {
  /// The edition with its switches turned.
  record Made(Edition made) implements Amendment {}

  /// The switches cannot be turned so.
  sealed interface Refused extends Amendment {
    /// Returns why not, a message of [Library#faultWords].
    Message reason();
  }

  /// A text is no value of its switch.
  record NoValue(Switch rule, String text) implements Refused {
    @Override
    public Message reason() {
      return SwitchValues.noValue(rule, text);
    }
  }

  /// Two switches would contradict each other.
  record Contradiction(Switch.Conflict conflict) implements Refused {
    @Override
    public Message reason() {
      return Message.of("fault.conflict", conflict.one().id(), conflict.other().id());
    }
  }

  /// Returns the edition, if it was made.
  default Optional<Edition> edition() {
    return this instanceof Made(Edition made) ? Optional.of(made) : Optional.empty();
  }
}
