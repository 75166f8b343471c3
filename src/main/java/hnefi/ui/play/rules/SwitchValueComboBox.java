package hnefi.ui.play.rules;

import hnefi.rules.SwitchValue;
import java.util.function.Function;
import javafx.geometry.Orientation;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Chooses among values, each said in a sentence; the chosen one takes as many lines as it needs.
final class SwitchValueComboBox extends ComboBox<SwitchValue> {
  // What stands beside the sentence, as a share of the type size: the arrow and the edges.
  private static final double BESIDE = 3;

  private final Function<SwitchValue, String> sentence;
  private final ListCell<SwitchValue> shown = new Sentence();

  SwitchValueComboBox(Function<SwitchValue, String> sentence) {
    this.sentence = sentence;
    setMaxWidth(Double.MAX_VALUE);
    setMinWidth(0);
    setPrefWidth(0);
    setMinHeight(USE_PREF_SIZE);
    shown.setWrapText(true);
    setButtonCell(shown);
    setCellFactory(_ -> new Sentence());
    setConverter(
        new StringConverter<>() {
          @Override
          public String toString(SwitchValue value) {
            return value == null ? "" : sentence.apply(value);
          }

          @Override
          public SwitchValue fromString(String text) {
            throw new UnsupportedOperationException("values are chosen, not typed");
          }
        });
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefHeight(double width) {
    double least = super.computePrefHeight(width);
    double room = (width < 0 ? getWidth() : width) - BESIDE * shown.getFont().getSize();
    double edges = snappedTopInset() + snappedBottomInset();
    return room <= 0 ? least : Math.max(least, shown.prefHeight(room) + edges);
  }

  private final class Sentence extends ListCell<SwitchValue> {
    @Override
    protected void updateItem(@Nullable SwitchValue value, boolean empty) {
      super.updateItem(value, empty);
      setText(value == null || empty ? null : sentence.apply(value));
    }
  }
}
