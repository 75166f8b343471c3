package hnefi.ui.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Fxml;
import hnefi.fx.theme.Appearance;
import hnefi.kiosk.Activity;
import hnefi.kiosk.CountedVisit;
import hnefi.kiosk.Diagnostics;
import hnefi.kiosk.PinFailures;
import hnefi.kiosk.RescueMove;
import hnefi.kiosk.ScreenSize;
import hnefi.kiosk.StaffPage;
import hnefi.kiosk.Supervision;
import hnefi.kiosk.VisitCounts;
import hnefi.kiosk.VisitPage;
import hnefi.storage.BackgroundWriter;
import hnefi.storage.StorageContext;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.settings.SettingsFixture;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The page of the staff on a narrow screen that stands, after two weeks with many visitors.
@ExtendWith(WindowExtension.class)
class StaffControllerTest {
  private static final int DAYS = 14;
  private static final LocalDate FIRST = LocalDate.of(2026, 10, 20);
  private static final int MANY = 12;

  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @EnumSource
  void theChartsShowEachDayAndActivityAndNothingIsCut(Language language) {
    FxThread.run(() -> {
      Parent root = shown(page(DAYS), language);
      for (String id : List.of("#staff-days", "#staff-activities")) {
        Parent chart = (Parent) Objects.requireNonNull(root.lookup(id));
        List<Label> labels = labels(chart);
        assertThat(labels).noneMatch(Label::isTextTruncated);
        assertThat(chart.getChildrenUnmodifiable())
            .allMatch(each ->
                each.getBoundsInParent().getMaxX() <= chart.getLayoutBounds().getWidth() + 0.5);
        int visits = id.equals("#staff-days") ? 3 * MANY : 3 * MANY * DAYS;
        assertThat(chart.getAccessibleText()).contains("" + visits);
      }
      assertThat(labels((Parent) root.lookup("#staff-days")))
          .filteredOn(each -> each.getText().equals("" + 3 * MANY))
          .hasSize(DAYS);
      assertThat(labels((Parent) root.lookup("#staff-activities")))
          .filteredOn(each -> each.getText().equals("" + 3 * MANY * DAYS))
          .as("visits, begun and finished of learning")
          .hasSize(3);
    });
  }

  @Test
  void theSentencesSayWhatTheChartsShow() {
    FxThread.run(() -> {
      Parent root = shown(page(1), Language.EN);
      assertThat(said(root))
          .containsExactly(
              "Visits: 36 on 20/10/2026.",
              "All visits: 36. Half of them took at most 2 minutes, nine of ten at most 2 minutes."
                  + " In 36 something was begun, in 36 something was finished.",
              "Learn: 36 visits. Half of them spent at most one minute there, nine of ten at most"
                  + " one minute. In 36 something was begun, in 36 something was finished.",
              "Most visits ended on: the rescue (36).",
              "Visits leaving the rescue: 0 at its first move, 36 at the second, 0 at the third.");
      ((ToggleButton) Objects.requireNonNull(root.lookup("#staff-language-sv"))).fire();
      assertThat(said(root)).first().isEqualTo("Visits: 12 on 20/10/2026.");
      assertThat(Objects.requireNonNull(root.lookup("#staff-days")).getAccessibleText())
          .isEqualTo("Visits: 12 on 20/10/2026.");
    });
  }

  @ParameterizedTest
  @EnumSource
  void beforeTheFirstVisitOneSentenceSaysSo(Language language) {
    FxThread.run(() -> {
      Parent root = shown(page(0), language);
      assertThat(said(root)).containsExactly(KioskScreens.words(language).say("report.nothing"));
    });
  }

  private static List<String> said(Parent root) {
    return labels((Parent) root.lookup("#staff-counted")).stream().map(Label::getText).toList();
  }

  private static List<Label> labels(@Nullable Parent of) {
    return Objects.requireNonNull(of).getChildrenUnmodifiable().stream()
        .filter(Label.class::isInstance)
        .map(Label.class::cast)
        .toList();
  }

  private static Parent shown(StaffPage page, Language language) {
    Appearance.prepare();
    StaffController controller =
        new StaffController(
            page,
            Runnable::run,
            Runnable::run,
            KioskScreens.words(language),
            () -> {},
            (_, _, _, _) -> {});
    Parent root =
        new StackPane(
            Fxml.load(StaffController.class, "staff", KioskScreens.words(language), controller));
    root.getStyleClass().add("kiosk");
    ScreenScale scale = ScreenScale.of(new ScreenSize(398, 708), 1080, 1920);
    root.getStylesheets().add(KioskStyleSheet.of(scale, 1080));
    Scene scene = new Scene(root, 1080, 1920);
    new Appearance(SettingsFixture.withoutMotion(language)).dress(scene);
    root.applyCss();
    root.layout();
    return root;
  }

  /// Returns the page after some days, on each of which there were as many visits in each language.
  private StaffPage page(int days) {
    LocalDate[] day = {FIRST};
    VisitCounts counts =
        VisitCounts.open(
            folder.resolve(VisitCounts.FILE),
            new StorageContext(BackgroundWriter.none(), _ -> {}),
            () -> day[0].atStartOfDay(ZoneOffset.UTC).toInstant(),
            ZoneOffset.UTC);
    for (int i = 0; i < days; i++) {
      for (Language each : Language.values()) {
        IntStream.range(0, MANY).forEach(_ -> counts.count(visit(each)));
      }
      day[0] = day[0].plusDays(1);
    }
    return new StaffPage(
        Optional.empty(),
        Diagnostics.NONE,
        counts,
        new Supervision(Instant.EPOCH, 0, PinFailures.NONE),
        Instant::now,
        _ -> {});
  }

  private static CountedVisit visit(Language language) {
    return new CountedVisit(
        language,
        new CountedVisit.Stay(Duration.ofSeconds(100), true, true),
        Map.of(Activity.LEARN, new CountedVisit.Stay(Duration.ofSeconds(60), true, true)),
        VisitPage.RESCUE,
        Optional.of(RescueMove.SECOND));
  }
}
