package hnefi.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.Citation;
import hnefi.content.history.Topic;
import hnefi.fx.nav.Route;
import hnefi.rules.Switch;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.further.FurtherReading;
import hnefi.ui.further.FurtherReadingList;
import hnefi.ui.route.TopicRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

/// What the history offers beside a rule or a passage elsewhere in the program.
@ExtendWith(WindowExtension.class)
class FurtherReadingTest {
  private static final FurtherReading READING =
      new HistoryFurtherReading(() -> HistoryFixture.HISTORY);

  @Test
  void theDisputeOnTheRuleIsOfferedByItsNameAndLedTo(FxRobot robot) {
    List<Route> gone = new ArrayList<>();
    FxThread.run(() -> {
      FurtherReadingList offer =
          new FurtherReadingList(unarmed(Language.DE), Language.DE, gone::add);
      assertThat(offer.isVisible()).isTrue();
      assertThat(HistoryFixture.words(offer)).contains("Mehr dazu", "Schlägt der König mit?");
      button(offer).fire();
    });
    assertThat(gone).containsExactly(TopicRoute.of(Topic.Kind.DISPUTE, "king-armed"));
  }

  @Test
  void notMoreThanThreePagesAreOffered(FxRobot robot) {
    List<FurtherReading.Page> pages =
        READING.on(Optional.empty(), List.of(new Citation("mungo", "rules")), Language.EN);
    assertThat(pages).hasSizeGreaterThan(3);
    FxThread.run(() ->
        assertThat(new FurtherReadingList(pages, Language.EN, _ -> {}).getChildren())
            .filteredOn(Button.class::isInstance)
            .hasSize(3));
  }

  @Test
  void nothingIsShownWhereNothingIsToldFurther(FxRobot robot) {
    FxThread.run(() -> {
      List<FurtherReading.Page> none =
          FurtherReading.NONE.on(Optional.of(Switch.ESCAPE), List.of(), Language.SV);
      assertThat(new FurtherReadingList(none, Language.SV, _ -> {}).isManaged()).isFalse();
    });
  }

  private static List<FurtherReading.Page> unarmed(Language language) {
    return READING.on(
        Optional.of(Switch.KING_ARMED), List.of(new Citation("svenska", "unarmed")), language);
  }

  private static Button button(FurtherReadingList offer) {
    for (Node each : offer.getChildren()) {
      if (each instanceof Button button) {
        return button;
      }
    }
    throw new AssertionError("no page is offered");
  }
}
