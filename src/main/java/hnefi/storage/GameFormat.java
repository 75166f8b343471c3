package hnefi.storage;

import hnefi.notation.opentafl.OpenTaflRules;
import hnefi.rules.Switch;
import hnefi.session.Participant;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

/// How a game is written into a file.
public enum GameFormat {
  /// As this program keeps its games.
  HNEFI(".tafl"),
  /// As other programs read it.
  OPEN_TAFL(".otg");

  private final String ending;

  GameFormat(String ending) {
    this.ending = ending;
  }

  /// Returns how the names of its files end, with the dot.
  public String ending() {
    return ending;
  }

  /// Returns the format that the name of a file tells, by default the program's own.
  public static GameFormat of(Path file) {
    return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(OPEN_TAFL.ending)
        ? OPEN_TAFL
        : HNEFI;
  }

  /// Returns a game as text.
  ///
  /// @param names what players are called
  public String write(GameDocument document, Function<Participant, String> names) {
    return switch (this) {
      case HNEFI ->
          SavedGameText.write(document.setup(), document.game(), document.title(), document.date());
      case OPEN_TAFL -> OpenTaflExport.write(document, names);
    };
  }

  /// Returns the switches of a game that a reader of the text cannot know.
  public Set<Switch> unspoken(GameDocument document) {
    return switch (this) {
      case HNEFI -> EnumSet.noneOf(Switch.class);
      case OPEN_TAFL ->
          OpenTaflRules.unspoken(
              document.setup().edition().rules(), document.game().start().board());
    };
  }
}
