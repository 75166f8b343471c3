package hnefi.ui.home;

import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.nav.Fxml;
import hnefi.ui.route.Area;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.scene.Parent;

/// The drawings of the areas. Each can hang in one place, so whoever asks gets one of his own.
public final class AreaDrawings {
  private final Map<Area, Parent> prepared = new EnumMap<>(Area.class);

  /// Returns drawings that are loaded when they are asked for.
  public static AreaDrawings onDemand() {
    return new AreaDrawings();
  }

  /// Loads those of the first screen now, to be had once. They contain no controls, so that this
  /// can be done on any thread and before JavaFX has started.
  public static AreaDrawings prepared() {
    AreaDrawings drawings = new AreaDrawings();
    List.of(Area.LEARN, Area.PLAY, Area.READ)
        .forEach(area -> drawings.prepared.put(area, load(area)));
    return drawings;
  }

  /// Returns the drawing of an area.
  Parent take(Area area) {
    return Objects.requireNonNullElseGet(prepared.remove(area), () -> load(area));
  }

  /// Loads the drawing of an area.
  public static Parent load(Area area) {
    String name =
        switch (area) {
          case LEARN -> "art-learn";
          case HOME, PLAY -> "art-play";
          case READ, SETTINGS -> "art-read";
        };
    return Fxml.load(AreaDrawings.class, name, Words.of(Language.FALLBACK, Map.of()));
  }
}
