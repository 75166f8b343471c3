package hnefi.ui.kiosk;

import hnefi.fx.theme.Labels;
import hnefi.fx.theme.SegmentedChoice;
import hnefi.kiosk.KioskFault;
import hnefi.kiosk.StaffPage;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Words;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The page of the staff: what visitors did day by day, what is wrong, and what can be done.
final class StaffController {
  private static final int DAYS = 14;
  private static final int LOG_LINES = 12;

  /// Asks before something is done, each time with the keys of the question and its two answers.
  interface Ask {
    void before(String question, String yes, String no, Runnable action);
  }

  private final StaffPage page;
  private final Executor background;
  private final Executor window;
  private final Words words;
  private final Runnable close;
  private final Ask ask;
  private final ObjectProperty<Optional<Language>> language =
      new SimpleObjectProperty<>(this, "language", Optional.empty());
  private boolean ended;

  @FXML private Label times;
  @FXML private FlowPane languages;
  @FXML private BarsPane dayBars;
  @FXML private BarsPane activityBars;
  @FXML private VBox counted;
  @FXML private VBox faults;
  @FXML private VBox log;
  @FXML private Button trySettings;
  @FXML private Button restart;
  @FXML private Button quit;
  @FXML private Button done;

  StaffController(
      StaffPage page, Executor background, Executor window, Words words, Runnable close, Ask ask) {
    this.page = page;
    this.background = background;
    this.window = window;
    this.words = words;
    this.close = close;
    this.ask = ask;
  }

  @FXML
  private void initialize() {
    times.setText(
        words.say(
            "staff.times",
            lasted(page.sinceStarted()),
            lasted(page.sinceOpened()),
            page.replaced()));
    List<Optional<Language>> offered = new ArrayList<>(List.of(Optional.empty()));
    Arrays.stream(Language.values()).map(Optional::of).forEach(offered::add);
    new SegmentedChoice<>(
            languages,
            "staff-language-",
            offered,
            each -> each.map(Language::code).orElse("all"),
            each -> each.map(Language::ownName).orElseGet(() -> words.say("report.languages")),
            language)
        .follow();
    language.subscribe(this::showCounts);
    showFaults(page.diagnostics().faults());
    page.diagnostics().logTail().stream()
        .limit(LOG_LINES)
        .forEach(line -> log.getChildren().add(Labels.wrapped(line, "log-line")));
    trySettings.setDisable(page.settingsFile().isEmpty());
    trySettings.setOnAction(_ -> trySettings());
    restart.setOnAction(
        _ -> ask.before("staff.restart.ask", "staff.restart", "staff.cancel", page::restart));
    quit.setOnAction(_ -> ask.before("staff.quit.ask", "staff.quit", "staff.cancel", page::quit));
    done.setOnAction(_ -> close.run());
  }

  /// Drops what the background may still find.
  void end() {
    ended = true;
  }

  private void trySettings() {
    trySettings.setDisable(true);
    background.execute(() -> {
      List<KioskFault> found = page.trySettings();
      window.execute(() -> {
        if (!ended) {
          trySettings.setDisable(false);
          showFaults(found);
        }
      });
    });
  }

  private void showFaults(List<KioskFault> found) {
    faults.getChildren().clear();
    String file = page.settingsFile().map(Path::toString).orElse("");
    faults
        .getChildren()
        .add(
            Labels.wrapped(
                file.isEmpty() ? words.say("staff.no-file") : words.say("staff.file", file),
                "soft"));
    List<Localized> sentences = new ArrayList<>(found);
    sentences.addAll(page.diagnostics().problems());
    if (sentences.isEmpty()) {
      faults.getChildren().add(Labels.wrapped(words.say("staff.no-faults"), "fault"));
    }
    for (Localized each : sentences) {
      faults.getChildren().add(Labels.wrapped(each.in(words.language()), "fault"));
    }
  }

  private void showCounts(Optional<Language> language) {
    VisitReport report =
        new VisitReport(page.days().stream().limit(DAYS).toList(), language, words);
    dayBars.show(report.dayBars(), report.daySentence());
    List<String> sentences = report.sentences();
    activityBars.show(report.activityBars(), String.join(" ", sentences));
    List<String> lines = new ArrayList<>(List.of(report.daySentence()));
    lines.addAll(sentences);
    counted
        .getChildren()
        .setAll(lines.stream().map(each -> Labels.wrapped(each, "counted")).toList());
  }

  private String lasted(Duration time) {
    return words.say("staff.lasted", time.toHours(), time.toMinutesPart());
  }
}
