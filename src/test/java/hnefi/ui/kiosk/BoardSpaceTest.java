package hnefi.ui.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardSpaceTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;

  private static List<Integer> offered(double pixels, int width, int height) {
    BoardSpace space = BoardSpace.of(new ScreenScale(pixels), width, height);
    return sizes(new GameChoiceModel(LIBRARY, space).boards());
  }

  private static List<Integer> sizes(List<Edition> boards) {
    return boards.stream().map(each -> each.layout().board().size().width()).toList();
  }

  @Test
  void aWallScreenOffersEveryBoard() {
    List<Integer> all = sizes(new GameChoiceModel(LIBRARY, BoardSpace.UNBOUNDED).boards());
    assertThat(all).contains(7, 9, 11);
    assertThat(offered(1920 / 708.0, 1920, 1080)).isEqualTo(all);
    assertThat(offered(1920 / 708.0, 1080, 1920)).isEqualTo(all);
  }

  @Test
  void boardsWhoseSquaresAreSmallerThanAFingertipAreNotOffered() {
    assertThat(offered(1920 / 477.0, 1920, 1080)).containsExactly(7, 9);
    assertThat(offered(1920 / 477.0, 1080, 1920)).containsExactly(7);
  }

  @Test
  void theSmallestBoardIsOfferedOnEveryScreen() {
    assertThat(offered(10, 800, 480)).containsExactly(7);
  }
}
