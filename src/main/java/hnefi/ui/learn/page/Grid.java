package hnefi.ui.learn.page;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// Cells of the same size that fill their place, in as many columns as make them squarest.
public final class Grid extends Pane {
  private static final double GAP = 12;
  private static final double BEST_SHAPE = 0.8;

  public Grid() {
    getStyleClass().add("case-grid");
  }

  @Override
  protected void layoutChildren() {
    List<Node> cells = getManagedChildren();
    if (cells.isEmpty()) {
      return;
    }
    int columns = columns(cells.size());
    int rows = (cells.size() + columns - 1) / columns;
    double width = (getWidth() - GAP * (columns - 1)) / columns;
    double height = (getHeight() - GAP * (rows - 1)) / rows;
    double title = cards(cells).mapToDouble(card -> card.titleHeight(width)).max().orElse(0);
    double outcome = cards(cells).mapToDouble(card -> card.outcomeHeight(width)).max().orElse(0);
    cards(cells).forEach(card -> card.fix(title, outcome));
    for (int i = 0; i < cells.size(); i++) {
      cells
          .get(i)
          .resizeRelocate(i % columns * (width + GAP), i / columns * (height + GAP), width, height);
    }
  }

  private static Stream<CaseCard> cards(List<Node> cells) {
    return cells.stream().map(CaseCard.class::cast);
  }

  private int columns(int count) {
    int best = 1;
    double bestShape = Double.MAX_VALUE;
    for (int columns = 1; columns <= count; columns++) {
      int rows = (count + columns - 1) / columns;
      double shape = (getWidth() / columns) / (getHeight() / rows);
      double off = Math.abs(Math.log(shape / BEST_SHAPE));
      if (off < bestShape) {
        bestShape = off;
        best = columns;
      }
    }
    return best;
  }
}
