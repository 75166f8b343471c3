package hnefi.ui.play;

import static org.assertj.core.api.Assertions.assertThatCode;

import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Leaving;
import hnefi.fx.nav.Route;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.WindowExtension;
import hnefi.ui.play.screen.StagedRoute;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.RulesRoute;
import hnefi.ui.route.SavedGamesRoute;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init")
class LettingGoTest {
  private static final EditionName HAENDE = EditionName.of("haende");

  @TempDir private static Path folder;

  static Stream<Route> places() {
    return Stream.of(
        Area.PLAY.front(),
        GameRoute.of(HAENDE),
        new StagedRoute(
            HAENDE,
            Players.TWO_PEOPLE,
            "b4-b1",
            stage -> {
              stage.coach().threatsShownProperty().set(true);
              stage.coach().evaluationShownProperty().set(true);
              stage.coach().askHint();
            }),
        RulesRoute.of(HAENDE),
        new SavedGamesRoute());
  }

  @ParameterizedTest
  @MethodSource("places")
  void aScreenThatWasLeftIsNotHeldByItsVisit(Route place) {
    assertThatCode(() ->
            Leaving.waitUntilForgotten(
                () -> PlayScreen.unshown(folder, 800, 600, 100, Language.EN).screen().visit(place)))
        .doesNotThrowAnyException();
  }
}
