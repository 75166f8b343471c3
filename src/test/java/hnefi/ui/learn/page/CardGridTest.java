package hnefi.ui.learn.page;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.BoardControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// Cards beside each other, however little room they have.
@ExtendWith(WindowExtension.class)
class CardGridTest {
  @Test
  void cardsInAPlaceNarrowerThanTheSmallestBoardStandInOneColumn() {
    double height =
        FxThread.call(() -> {
          CardGrid grid = new CardGrid();
          grid.getChildren().add(new ComparisonCard("Tablut", new BoardControl(), "Wins"));
          return grid.minHeight(100);
        });

    assertThat(height).isLessThan(1000);
  }
}
