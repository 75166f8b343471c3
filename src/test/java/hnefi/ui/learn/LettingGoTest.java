package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThatCode;

import hnefi.content.lesson.Lesson;
import hnefi.fx.nav.Leaving;
import hnefi.fx.nav.Route;
import hnefi.ui.WindowExtension;
import hnefi.ui.route.LessonRoute;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(WindowExtension.class)
class LettingGoTest {
  /// The map, and all steps of the first lesson.
  static Stream<Route> places() {
    Lesson lesson = LearnFixture.CATALOG.lessons().getFirst();
    return Stream.concat(
        Stream.of(LearnFixture.MAP),
        lesson.steps().stream()
            .map(step -> new LessonRoute(lesson.id(), Optional.of(step.name()))));
  }

  @ParameterizedTest
  @MethodSource("places")
  void aPageThatWasLeftIsNotHeldByItsVisit(Route place) {
    assertThatCode(() -> Leaving.waitUntilForgotten(() -> new LearnFixture().visit(place)))
        .doesNotThrowAnyException();
  }
}
