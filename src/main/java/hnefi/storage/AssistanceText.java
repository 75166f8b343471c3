package hnefi.storage;

import hnefi.session.Assistance;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Assistance in the tags of a game file: `take-back hints second-look danger`, or any of it, or
/// nothing.
final class AssistanceText {
  private AssistanceText() {}

  static String write(Set<Assistance> assistance) {
    return Arrays.stream(Assistance.values())
        .filter(assistance::contains)
        .map(AssistanceText::word)
        .collect(Collectors.joining(" "));
  }

  /// Reads what was written; nothing if a word of it is unknown.
  static Optional<Set<Assistance>> read(String text) {
    Set<Assistance> assistance = EnumSet.noneOf(Assistance.class);
    for (String word : text.isBlank() ? new String[0] : text.strip().split("\\s+")) {
      Optional<Assistance> known =
          Arrays.stream(Assistance.values()).filter(each -> word(each).equals(word)).findFirst();
      if (known.isEmpty()) {
        return Optional.empty();
      }
      assistance.add(known.get());
    }
    return Optional.of(assistance);
  }

  private static String word(Assistance assistance) {
    return switch (assistance) {
      case TAKE_BACK -> "take-back";
      case HINTS -> "hints";
      case BLUNDER_CHECK -> "second-look";
      case THREATS -> "danger";
    };
  }
}
