package hnefi.ui.profile;

import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// An emblem as it is carved into a round piece, as large as the text around it asks for. It says
/// nothing to screen readers: what carries it must have a name.
public final class EmblemIcon extends StackPane {
  private final Region sign = new Region();

  public EmblemIcon(Emblem emblem) {
    getStylesheets().add(EmblemIcon.class.getResource("emblem.css").toExternalForm());
    getStyleClass().add("emblem");
    sign.getStyleClass().addAll("emblem-sign", "emblem-" + emblem.id());
    getChildren().add(sign);
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
  }
}
