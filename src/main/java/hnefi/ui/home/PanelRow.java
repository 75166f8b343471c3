package hnefi.ui.home;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;

/// Panels of the same size that fill their place: side by side if there is room, otherwise, and in
/// a tall place, one above the other (`:stacked`).
public final class PanelRow extends GridPane {
  private static final PseudoClass STACKED = PseudoClass.getPseudoClass("stacked");

  private boolean stacked;
  private int arranged = -1;

  public PanelRow() {
    getStyleClass().add("triptych");
    sceneProperty().addListener(_ -> requestLayout());
  }

  @Override
  public void resize(double width, double height) {
    arrange(width, height);
    super.resize(width, height);
  }

  private void arrange(double width, double height) {
    List<Node> panels = getManagedChildren();
    double needed = panels.stream().mapToDouble(each -> each.minWidth(-1) + getHgap()).sum();
    boolean stack = height > width || needed > width;
    if (stack == stacked && arranged == panels.size()) {
      return;
    }
    stacked = stack;
    arranged = panels.size();
    pseudoClassStateChanged(STACKED, stacked);
    getColumnConstraints().clear();
    getRowConstraints().clear();
    for (int i = 0; i < panels.size(); i++) {
      setColumnIndex(panels.get(i), stacked ? 0 : i);
      setRowIndex(panels.get(i), stacked ? i : 0);
      if (!stacked || i == 0) {
        getColumnConstraints().add(column(stacked ? 1 : panels.size()));
      }
      if (stacked || i == 0) {
        getRowConstraints().add(row(stacked ? panels.size() : 1));
      }
    }
  }

  private static ColumnConstraints column(int ofHowMany) {
    ColumnConstraints column = new ColumnConstraints();
    column.setPercentWidth(100.0 / ofHowMany);
    column.setHgrow(Priority.ALWAYS);
    return column;
  }

  private static RowConstraints row(int ofHowMany) {
    RowConstraints row = new RowConstraints();
    row.setPercentHeight(100.0 / ofHowMany);
    row.setVgrow(Priority.ALWAYS);
    return row;
  }
}
