package hnefi.fx.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

class WindowPlacementTest {
  /// A laptop with a panel along its top, and a larger screen to the left of it.
  private static final Rectangle2D LAPTOP = new Rectangle2D(0, 30, 1366, 738);

  private static final Rectangle2D LEFT = new Rectangle2D(-1920, 0, 1920, 1080);
  private static final List<Rectangle2D> BOTH = List.of(LAPTOP, LEFT);

  @Test
  void aWindowComesBackWhereItWas() {
    assertThat(at(40, 50, 900, 600).boundsOn(BOTH)).isEqualTo(new Rectangle2D(40, 50, 900, 600));
    assertThat(at(-1900, 5, 1800, 1000).boundsOn(BOTH))
        .isEqualTo(new Rectangle2D(-1900, 5, 1800, 1000));
  }

  @Test
  void itsTitleBarIsNeverAboveTheScreen() {
    assertThat(at(40, -20, 900, 600).boundsOn(BOTH)).isEqualTo(new Rectangle2D(40, 38, 900, 600));
  }

  @Test
  void aWindowAsLargeAsAScreenComesBackAsLarge() {
    assertThat(WindowPlacement.of(LAPTOP, false).boundsOn(BOTH)).isEqualTo(LAPTOP);
  }

  @Test
  void whetherItLiesWhollyOnOneScreenIsKnown() {
    assertThat(at(40, 50, 900, 600).isWithin(BOTH)).isTrue();
    assertThat(at(-300, 50, 900, 600).isWithin(BOTH)).isFalse();
    assertThat(at(40, 10, 900, 600).isWithin(BOTH)).isFalse();
    assertThat(at(0, 30, 9000, 600).isWithin(BOTH)).isFalse();
  }

  @Test
  void aWindowBetweenTwoScreensComesBackOnTheOneThatShowedMostOfIt() {
    assertThat(at(-300, 50, 900, 600).boundsOn(BOTH)).isEqualTo(new Rectangle2D(8, 50, 900, 600));
    assertThat(at(-700, 50, 900, 600).boundsOn(BOTH))
        .isEqualTo(new Rectangle2D(-908, 50, 900, 600));
  }

  @Test
  void aWindowOfAScreenThatIsGoneComesBackInTheMiddleOfTheFirstAndFits() {
    assertThat(at(-1900, 5, 1800, 1000).boundsOn(List.of(LAPTOP)))
        .isEqualTo(new Rectangle2D(8, 38, 1350, 722));
    assertThat(at(-1900, 5, 966, 538).boundsOn(List.of(LAPTOP)))
        .isEqualTo(new Rectangle2D(200, 130, 966, 538));
  }

  @Test
  void aWindowWithoutAPlaceLiesInTheMiddleOfTheFirstScreen() {
    assertThat(new WindowPlacement(966, 538, Optional.empty(), false).boundsOn(BOTH))
        .isEqualTo(new Rectangle2D(200, 130, 966, 538));
  }

  private static WindowPlacement at(int x, int y, int width, int height) {
    return new WindowPlacement(width, height, Optional.of(new WindowPlacement.Corner(x, y)), false);
  }
}
