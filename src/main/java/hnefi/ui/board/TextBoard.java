package hnefi.ui.board;

import hnefi.board.Arrangement;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.ListView;
import org.jspecify.annotations.Nullable;

/// The board in words, a line a rank from the top: for screen readers, and for whoever prefers to
/// read. One tab stop; the arrow keys go from line to line.
public final class TextBoard extends ListView<String> {
  private final ObjectProperty<@Nullable Arrangement> arrangement =
      new SimpleObjectProperty<>(this, "arrangement");
  private final ObjectProperty<Words> words =
      new SimpleObjectProperty<>(this, "words", BoardControl.wordsIn(Language.EN));

  public TextBoard() {
    getStyleClass().add("text-board");
    arrangement.subscribe(_ -> write());
    words.subscribe(_ -> write());
  }

  private void write() {
    Arrangement shown = getArrangement();
    int at = getSelectionModel().getSelectedIndex();
    getItems().setAll(shown == null ? List.of() : SquareDescriber.rows(shown, getWords()));
    getSelectionModel().select(at);
    setAccessibleText(getWords().say("text-board"));
  }

  public ObjectProperty<@Nullable Arrangement> arrangementProperty() {
    return arrangement;
  }

  public @Nullable Arrangement getArrangement() {
    return arrangement.get();
  }

  public void setArrangement(@Nullable Arrangement value) {
    arrangement.set(value);
  }

  /// The board's words, see [BoardControl#wordsIn].
  public ObjectProperty<Words> wordsProperty() {
    return words;
  }

  public Words getWords() {
    return words.get();
  }

  public void setWords(Words value) {
    words.set(value);
  }
}
