package hnefi.ui.history;

import static org.assertj.core.api.Assertions.assertThatCode;

import hnefi.content.history.Topic;
import hnefi.ui.nav.Leaving;
import hnefi.ui.nav.Place;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class LettingGoTest {
  static Stream<Place> places() {
    return Stream.of(
        new SectionPlace(Section.MAP),
        new SectionPlace(Section.TIMELINE),
        new SectionPlace(Section.NAMES),
        TopicPlace.of(Topic.Kind.DISPUTE, "king-armed"));
  }

  @ParameterizedTest
  @MethodSource("places")
  void aPageThatWasLeftIsNotHeldByItsVisit(Place place) {
    assertThatCode(() ->
            Leaving.waitUntilForgotten(
                () -> new HistoryFixture(HistoryFixture.HISTORY).visit(place)))
        .doesNotThrowAnyException();
  }
}
