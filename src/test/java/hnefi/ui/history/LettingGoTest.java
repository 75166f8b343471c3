package hnefi.ui.history;

import static org.assertj.core.api.Assertions.assertThatCode;

import hnefi.content.history.Topic;
import hnefi.fx.nav.Leaving;
import hnefi.fx.nav.Route;
import hnefi.ui.WindowExtension;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(WindowExtension.class)
class LettingGoTest {
  static Stream<Route> places() {
    return Stream.of(
        new SectionRoute(Section.MAP),
        new SectionRoute(Section.TIMELINE),
        new SectionRoute(Section.NAMES),
        TopicRoute.of(Topic.Kind.DISPUTE, "king-armed"));
  }

  @ParameterizedTest
  @MethodSource("places")
  void aPageThatWasLeftIsNotHeldByItsVisit(Route place) {
    assertThatCode(() ->
            Leaving.waitUntilForgotten(
                () -> new HistoryFixture(HistoryFixture.HISTORY).visit(place)))
        .doesNotThrowAnyException();
  }
}
