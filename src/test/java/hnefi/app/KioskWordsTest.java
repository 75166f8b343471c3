package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.theme.Appearance;
import hnefi.fx.tour.TourStop;
import hnefi.kiosk.Kiosk;
import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.ScreenSize;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.ScenePulse;
import hnefi.ui.WindowExtension;
import hnefi.ui.board.BoardControl;
import hnefi.ui.kiosk.KioskScreen;
import hnefi.ui.kiosk.KioskTour;
import hnefi.ui.kiosk.ScreenScale;
import hnefi.ui.settings.SettingsModel;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Nobody stands before a wall of words: the screens that only a kiosk has are short.
@ExtendWith(WindowExtension.class)
class KioskWordsTest {
  private static final int MOST_WORDS = 70;

  private static final Set<String> OWN =
      Set.of(
          "kiosk-attract",
          "kiosk-language",
          "kiosk-home",
          "kiosk-home-lowered",
          "kiosk-rescue",
          "kiosk-rescue-first",
          "kiosk-rescue-wrong",
          "kiosk-puzzle",
          "kiosk-puzzle-hint",
          "kiosk-games",
          "kiosk-restart",
          "kiosk-pin");

  @ParameterizedTest
  @EnumSource(Language.class)
  void eachScreenOfTheKiosksOwnHasAtMostSeventyWords(Language language) {
    Map<String, Long> words = new TreeMap<>();
    FxThread.run(() -> {
      Appearance.prepare();
      Kiosk kiosk = StandaloneKiosk.kiosk(KioskSettings.DEFAULT, _ -> {});
      ScreenScale scale = ScreenScale.of(new ScreenSize(398, 708), 1080, 1920);
      KioskScreen screen =
          StandaloneKiosk.screen(kiosk, StandaloneKiosk.visits(kiosk), scale, () -> 0);
      Scene scene = new Scene(screen.root(), 1080, 1920);
      screen.dress(scene);
      SettingsModel settings = screen.visit().settings();
      settings.change(all -> all.with(language));
      for (TourStop stop : KioskTour.stops(screen)) {
        if (OWN.contains(stop.name())) {
          stop.pose().accept(screen.root());
          ScenePulse.run(scene);
          words.put(stop.name(), said(scene.getRoot()).flatMap(KioskWordsTest::words).count());
        }
      }
    });
    assertThat(words.keySet()).isEqualTo(OWN);
    assertThat(words).allSatisfy((_, count) -> assertThat(count).isLessThanOrEqualTo(MOST_WORDS));
  }

  private static Stream<String> said(Node node) {
    if (!node.isVisible() || node instanceof BoardControl) {
      return Stream.empty();
    }
    Stream<String> own =
        node instanceof Labeled labeled && labeled.getText() != null
            ? Stream.of(labeled.getText())
            : Stream.empty();
    if (node instanceof Text text && !(text.getParent() instanceof Labeled)) {
      own = Stream.of(text.getText());
    }
    return node instanceof Parent parent
        ? Stream.concat(
            own, parent.getChildrenUnmodifiable().stream().flatMap(KioskWordsTest::said))
        : own;
  }

  private static Stream<String> words(String text) {
    return Arrays.stream(text.split("\\s+"))
        .filter(word -> word.codePoints().anyMatch(Character::isLetterOrDigit));
  }
}
