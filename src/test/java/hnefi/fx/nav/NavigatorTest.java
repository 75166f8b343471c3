package hnefi.fx.nav;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import org.junit.jupiter.api.Test;

class NavigatorTest {
  private record Lesson(int number) implements Route {
    @Override
    public Area area() {
      return Area.LEARN;
    }
  }

  private record Nowhere() implements Route {
    @Override
    public Area area() {
      return Area.HOME;
    }
  }

  private final List<Route> begun = new ArrayList<>();
  private final Navigator navigator =
      new Navigator(
          Router.builder()
              .front(Area.HOME, (place, _) -> visit(place))
              .at(Lesson.class, (place, _) -> visit(place))
              .build(),
          Area.HOME.front());

  @Test
  void itBeginsAtItsFirstPlaceWithNoWayBackOrForward() {
    assertThat(navigator.route()).isEqualTo(Area.HOME.front());
    assertWays(false, false);
  }

  @Test
  void backAndForwardFollowTheWayOneCame() {
    navigator.go(new Lesson(1));
    navigator.go(new Lesson(2));
    navigator.back();
    assertThat(navigator.route()).isEqualTo(new Lesson(1));
    assertWays(true, true);

    navigator.forward();

    assertThat(navigator.route()).isEqualTo(new Lesson(2));
    assertWays(true, false);
  }

  @Test
  void comingBackFindsTheSameVisit() {
    Presenter home = navigator.currentProperty().get().presenter();
    navigator.go(new Lesson(1));
    navigator.back();

    assertThat(navigator.currentProperty().get().presenter()).isSameAs(home);
    assertThat(begun).containsExactly(Area.HOME.front(), new Lesson(1));
  }

  @Test
  void whoLeavesForWhereTheWayLedThroughFindsItAsItWas() {
    Presenter home = navigator.currentProperty().get().presenter();
    navigator.go(new Lesson(1));
    navigator.leaveFor(new Lesson(2));
    navigator.leaveFor(Area.HOME.front());

    assertThat(navigator.currentProperty().get().presenter()).isSameAs(home);
    assertWays(false, false);
  }

  @Test
  void goingWhereOneIsDoesNothing() {
    navigator.go(Area.HOME.front());

    assertThat(begun).hasSize(1);
    assertWays(false, false);
  }

  @Test
  void enteringWhereOneIsBeginsAfresh() {
    navigator.go(new Lesson(1));
    Presenter first = navigator.currentProperty().get().presenter();
    navigator.enter(new Lesson(1));

    assertThat(navigator.currentProperty().get().presenter()).isNotSameAs(first);
  }

  @Test
  void goingElsewhereAfterGoingBackForgetsTheWayForward() {
    navigator.go(new Lesson(1));
    navigator.back();
    navigator.go(new Lesson(2));

    assertWays(true, false);
    navigator.back();
    assertThat(navigator.route()).isEqualTo(Area.HOME.front());
  }

  @Test
  void aReplacedPlaceIsNotComeBackTo() {
    navigator.go(new Lesson(1));
    navigator.replace(new Lesson(2));
    navigator.back();

    assertThat(navigator.route()).isEqualTo(Area.HOME.front());
    navigator.forward();
    assertThat(navigator.route()).isEqualTo(new Lesson(2));
  }

  @Test
  void aNewVisitorFindsNoWayBack() {
    navigator.go(new Lesson(1));
    navigator.restart(Area.HOME.front());

    assertThat(navigator.route()).isEqualTo(Area.HOME.front());
    assertWays(false, false);
  }

  @Test
  void theWayBackHasAnEnd() {
    for (int i = 0; i < 1000; i++) {
      navigator.go(new Lesson(i));
    }
    int steps = 0;
    while (navigator.backPossibleProperty().get()) {
      navigator.back();
      steps++;
    }
    assertThat(steps).isBetween(20, 100);
  }

  @Test
  void aPlaceWithoutAScreenIsAMistakeInTheProgram() {
    assertThat(navigator.knows(new Nowhere())).isFalse();
    assertThat(navigator.knows(Area.PLAY.front())).isFalse();
    assertThat(navigator.knows(new Lesson(7))).isTrue();
    assertThatThrownBy(() -> navigator.go(new Nowhere()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(navigator.route()).isEqualTo(Area.HOME.front());
  }

  private Presenter visit(Route place) {
    begun.add(place);
    return language -> Screen.of(new Group(), place + " " + language);
  }

  private void assertWays(boolean back, boolean forward) {
    assertThat(navigator.backPossibleProperty().get()).isEqualTo(back);
    assertThat(navigator.forwardPossibleProperty().get()).isEqualTo(forward);
  }
}
