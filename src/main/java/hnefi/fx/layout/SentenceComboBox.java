package hnefi.fx.layout;

import java.util.function.Function;
import javafx.geometry.Orientation;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Chooses among values, each said in a sentence; the chosen one takes as many lines as it needs.
///
/// @param <T> what is chosen
public final class SentenceComboBox<T> extends ComboBox<T> {
  // What stands beside the sentence, as a share of the type size: the arrow and the edges.
  private static final double BESIDE = 3;

  private final ListCell<T> shown = new Sentence();

  public SentenceComboBox() {
    setMaxWidth(Double.MAX_VALUE);
    setMinWidth(0);
    setPrefWidth(0);
    setMinHeight(USE_PREF_SIZE);
    shown.setWrapText(true);
    setButtonCell(shown);
    setCellFactory(_ -> new Sentence());
  }

  /// Sets how values are said.
  public void setSentences(Function<T, String> sentence) {
    setConverter(text(sentence));
  }

  /// Returns what says values that are chosen, not typed.
  public static <T> StringConverter<T> text(Function<T, String> said) {
    return new StringConverter<>() {
      @Override
      public String toString(@Nullable T value) {
        return value == null ? "" : said.apply(value);
      }

      @Override
      public T fromString(String text) {
        throw new UnsupportedOperationException("values are chosen, not typed");
      }
    };
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

  private final class Sentence extends ListCell<T> {
    @Override
    protected void updateItem(@Nullable T value, boolean empty) {
      super.updateItem(value, empty);
      setText(value == null || empty ? null : getConverter().toString(value));
    }
  }
}
