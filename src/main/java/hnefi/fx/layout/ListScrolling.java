package hnefi.fx.layout;

import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;

/// Where a list is scrolled to.
public final class ListScrolling {
  private ListScrolling() {}

  /// Scrolls a list to a row, unless the whole row is in view already.
  ///
  /// @param before how many rows should be seen above it, if the list is scrolled
  public static void reveal(ListView<?> list, int row, int before) {
    if (!isInView(list, row)) {
      list.scrollTo(Math.max(0, row - before));
    }
  }

  private static boolean isInView(ListView<?> list, int row) {
    if (!(list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow)) {
      return false;
    }
    IndexedCell<?> cell = flow.getVisibleCell(row);
    return cell != null
        && cell.getLayoutY() >= 0
        && cell.getLayoutY() + cell.getHeight() <= flow.getHeight();
  }
}
