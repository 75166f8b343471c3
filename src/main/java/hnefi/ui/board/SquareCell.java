package hnefi.ui.board;

import hnefi.board.Square;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// A square as something that can be pointed at, focused and read out. What it says is asked for
/// when it is needed, so that it is never out of date.
final class SquareCell extends Region {
  private static final PseudoClass MOVABLE = PseudoClass.getPseudoClass("movable");
  private static final PseudoClass DESTINATION = PseudoClass.getPseudoClass("destination");

  private final Square square;
  private final Function<Square, String> words;
  private final Consumer<Square> fire;

  SquareCell(Square square, Function<Square, String> words, Consumer<Square> fire) {
    this.square = square;
    this.words = words;
    this.fire = fire;
    getStyleClass().add("board-square");
    setAccessibleRole(AccessibleRole.BUTTON);
    setPrefSize(BoardGeometry.UNIT, BoardGeometry.UNIT);
    resize(BoardGeometry.UNIT, BoardGeometry.UNIT);
  }

  Square square() {
    return square;
  }

  void setMovable(boolean movable) {
    pseudoClassStateChanged(MOVABLE, movable);
  }

  void setDestination(boolean destination) {
    pseudoClassStateChanged(DESTINATION, destination);
  }

  void wordsChanged() {
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  @Override
  public @Nullable Object queryAccessibleAttribute(
      AccessibleAttribute attribute, Object... parameters) {
    // Whatever was announced here is read in place of the square.
    return attribute == AccessibleAttribute.TEXT && getAccessibleText() == null
        ? words.apply(square)
        : super.queryAccessibleAttribute(attribute, parameters);
  }

  @Override
  public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
    if (action == AccessibleAction.FIRE) {
      fire.accept(square);
    } else {
      super.executeAccessibleAction(action, parameters);
    }
  }
}
