package hnefi.ui.learn;

import hnefi.fx.theme.Labels;
import hnefi.text.Sentences;
import java.util.List;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A stop of the voyage through the lessons: a picture with a name and the stars earned there. What
/// is done is lit, the next one calls.
final class VoyageStop extends Button {
  private static final PseudoClass FINISHED = PseudoClass.getPseudoClass("finished");
  private static final PseudoClass NEXT = PseudoClass.getPseudoClass("next");

  /// Where a learner stands with a stop.
  enum State {
    FINISHED,
    NEXT,
    LATER
  }

  private final State state;

  /// @param picture a small board, or what else shows what there is to do
  /// @param stars signs of what was earned; empty if nothing was
  /// @param said what follows the name for whoever listens
  VoyageStop(
      String id,
      Node picture,
      String name,
      List<? extends Node> stars,
      State state,
      List<String> said) {
    this.state = state;
    setId(id);
    getStyleClass().add("voyage-stop");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    StackPane frame = new StackPane(picture);
    frame.getStyleClass().add("voyage-picture");
    VBox content = new VBox(frame, Labels.wrapped(name, "voyage-name"));
    content.getStyleClass().add("voyage-content");
    if (!stars.isEmpty()) {
      HBox row = new HBox();
      row.getChildren().addAll(stars);
      row.getStyleClass().add("voyage-stars");
      content.getChildren().add(row);
    }
    setGraphic(content);
    pseudoClassStateChanged(FINISHED, state == State.FINISHED);
    pseudoClassStateChanged(NEXT, state == State.NEXT);
    setAccessibleText(Sentences.join(Stream.concat(Stream.of(name), said.stream()).toList()));
  }

  boolean isNext() {
    return state == State.NEXT;
  }
}
