package hnefi.ui.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Fxml;
import hnefi.fx.theme.Appearance;
import hnefi.kiosk.Diagnostics;
import hnefi.kiosk.PinFailures;
import hnefi.kiosk.ScreenSize;
import hnefi.kiosk.StaffPage;
import hnefi.kiosk.Supervision;
import hnefi.kiosk.UsageEvent;
import hnefi.kiosk.VisitCounts;
import hnefi.storage.BackgroundWriter;
import hnefi.storage.StorageContext;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.settings.SettingsFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The page of the staff on a narrow screen that stands, after two weeks with many visitors.
@ExtendWith(WindowExtension.class)
class StaffControllerTest {
  private static final int DAYS = 14;
  private static final LocalDate FIRST = LocalDate.of(2026, 10, 20);
  private static final String MANY = "12345";

  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @EnumSource(Language.class)
  void theCountsOfEachDayCanBeRead(Language language) throws IOException {
    StaffPage page = page();
    FxThread.run(() -> {
      List<Node> columns = shownCounts(page, language);
      assertThat(columns).noneMatch(each -> ((Label) each).isTextTruncated());
      assertThat(columns)
          .allMatch(each ->
              each.getBoundsInParent().getMaxX() <= each.getParent().getLayoutBounds().getWidth());
      assertThat(columns)
          .filteredOn(each -> ((Label) each).getText().contains(MANY))
          .hasSize(DAYS)
          .allMatch(day -> columns.stream().anyMatch(names -> isBeside(names, day)))
          .extracting(day -> new Point2D(day.getLayoutX(), day.getLayoutY()))
          .doesNotHaveDuplicates();
    });
  }

  private static boolean isBeside(Node names, Node day) {
    return names != day
        && names.getLayoutX() == 0
        && names.getLayoutY() == day.getLayoutY()
        && names.getBoundsInParent().getMaxX() < day.getLayoutX();
  }

  private static List<Node> shownCounts(StaffPage page, Language language) {
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
    Parent counts = (Parent) Objects.requireNonNull(root.lookup("#staff-counts"));
    return counts.getChildrenUnmodifiable().stream().filter(Node::isVisible).toList();
  }

  private StaffPage page() throws IOException {
    Path file = folder.resolve(VisitCounts.FILE);
    String row =
        UsageEvent.all().stream()
            .map(each -> each.column() + ": " + MANY)
            .collect(Collectors.joining(", ", ": {", "}\n"));
    Files.writeString(
        file,
        IntStream.range(0, DAYS)
            .mapToObj(day -> FIRST.plusDays(day) + row)
            .collect(Collectors.joining()));
    VisitCounts counts =
        VisitCounts.open(
            file,
            new StorageContext(BackgroundWriter.none(), _ -> {}),
            Instant::now,
            ZoneOffset.UTC);
    return new StaffPage(
        Optional.empty(),
        Diagnostics.NONE,
        counts,
        new Supervision(Instant.EPOCH, 0, PinFailures.NONE),
        Instant::now,
        _ -> {});
  }
}
