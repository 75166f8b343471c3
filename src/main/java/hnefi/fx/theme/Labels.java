package hnefi.fx.theme;

import javafx.scene.control.Label;

/// Labels for running text.
public final class Labels {
  private Labels() {}

  /// Returns a label that breaks its text over as many lines as it needs and never cuts it off.
  public static Label wrapped(String text, String... styleClasses) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(Label.USE_PREF_SIZE);
    label.getStyleClass().addAll(styleClasses);
    return label;
  }
}
