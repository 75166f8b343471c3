package hnefi.fx.theme;

import hnefi.text.Excerpt;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.TextInputControl;

/// Keeps a text field from taking more characters than what it names may have.
public final class LengthLimit {
  private LengthLimit() {}

  /// Lets nothing be typed or pasted into this field that would make its text longer.
  public static void apply(TextInputControl field, int longest) {
    field.setTextFormatter(
        new TextFormatter<>(change -> {
          int over = Excerpt.length(change.getControlNewText()) - longest;
          if (over > 0) {
            String added = change.getText();
            change.setText(Excerpt.cut(added, Math.max(0, Excerpt.length(added) - over)));
            int caret = Math.min(change.getCaretPosition(), change.getControlNewText().length());
            change.selectRange(caret, caret);
          }
          return change;
        }));
  }
}
