package hnefi.ui.play;

import static org.assertj.core.api.Assertions.assertThatCode;

import hnefi.content.EditionName;
import hnefi.table.Players;
import hnefi.text.Language;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Leaving;
import hnefi.ui.nav.Place;
import hnefi.ui.play.place.GamePlace;
import hnefi.ui.play.place.RulesPlace;
import hnefi.ui.play.place.SavedGamesPlace;
import hnefi.ui.play.table.StagedPlace;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init")
class LettingGoTest {
  private static final EditionName HAENDE = EditionName.of("haende");

  @TempDir private static Path folder;

  static Stream<Place> places() {
    return Stream.of(
        Area.PLAY.front(),
        GamePlace.of(HAENDE),
        new StagedPlace(
            HAENDE,
            Players.TWO_PEOPLE,
            "b4-b1",
            stage -> {
              stage.coach().dangerShownProperty().set(true);
              stage.coach().standingShownProperty().set(true);
              stage.coach().askHint();
            }),
        RulesPlace.of(HAENDE),
        new SavedGamesPlace());
  }

  @ParameterizedTest
  @MethodSource("places")
  void aScreenThatWasLeftIsNotHeldByItsVisit(Place place) {
    assertThatCode(() ->
            Leaving.waitUntilForgotten(
                () -> PlayScreen.still(folder, 800, 600, 100, Language.EN).screen().visit(place)))
        .doesNotThrowAnyException();
  }
}
