package hnefi.ui.board;

import hnefi.narration.BoardMarks;
import hnefi.narration.BoardMarks.Kind;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.util.Subscription;

/// Says what the marks on a board mean: each kind that it shows, as a small picture with its words.
/// Rings and arrows that only point at what is spoken of need none.
///
/// A picture is as large as its preferred size, which style class `mark-icon` says.
public final class MarkLegend extends FlowPane {
  private static final List<Kind> EXPLAINED =
      List.of(Kind.CAPTOR, Kind.VICTIM, Kind.SPARED, Kind.TROUBLE, Kind.DANGER);

  private Subscription shown = Subscription.EMPTY;

  public MarkLegend() {
    getStyleClass().add("mark-legend");
    clear();
  }

  /// Explains the marks of a board, and of no other one, from now on.
  public void explain(BoardControl board) {
    clear();
    shown = board.marksProperty().subscribe(marks -> show(board, marks));
  }

  /// Explains nothing any more.
  public void clear() {
    shown.unsubscribe();
    shown = Subscription.EMPTY;
    show(List.of());
  }

  private void show(BoardControl board, BoardMarks marks) {
    show(
        EXPLAINED.stream()
            .filter(kind -> !marks.of(kind).isEmpty())
            .map(
                kind -> new Label(SquareDescriber.mark(board.getWords(), kind), new MarkIcon(kind)))
            .toList());
  }

  private void show(List<Label> labels) {
    getChildren().setAll(labels);
    setVisible(!labels.isEmpty());
    setManaged(!labels.isEmpty());
  }

  @Override
  public String getUserAgentStylesheet() {
    return BoardStyles.sheet();
  }

  /// A mark as a small picture.
  private static final class MarkIcon extends SquareDrawing {
    MarkIcon(Kind kind) {
      getStyleClass().add("mark-icon");
      MarkLayer layer = new MarkLayer();
      layer.draw(kind);
      Stream.concat(layer.below().stream(), layer.above().stream())
          .forEach(drawing().getChildren()::add);
    }
  }
}
