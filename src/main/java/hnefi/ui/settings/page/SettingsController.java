package hnefi.ui.settings.page;

import hnefi.content.BoardLook;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.settings.TextSize;
import hnefi.fx.settings.Theme;
import hnefi.fx.theme.Nodes;
import hnefi.fx.theme.SegmentedChoice;
import hnefi.speech.MoveStyle;
import hnefi.text.Language;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.board.AnimationSpeed;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Pane;

/// The controls of the settings page.
final class SettingsController extends ModelListener {
  private final SettingsModel settings;
  private final Words words;
  private final Runnable toAbout;

  @FXML private FlowPane languages;
  @FXML private FlowPane themes;
  @FXML private FlowPane textSizes;
  @FXML private FlowPane tempos;
  @FXML private Label reduced;
  @FXML private FlowPane boards;
  @FXML private FlowPane sounds;
  @FXML private FlowPane speech;
  @FXML private FlowPane squares;
  @FXML private FlowPane blunderCheck;
  @FXML private FlowPane safeGraphics;
  @FXML private Button about;

  /// @param toAbout leaves for the page about the program
  SettingsController(SettingsModel settings, Words words, Runnable toAbout) {
    this.settings = settings;
    this.words = words;
    this.toAbout = toAbout;
  }

  @FXML
  private void initialize() {
    show(
        new SegmentedChoice<>(
            languages,
            List.of(Language.values()),
            Language::ownName,
            settings.languageProperty(),
            language -> settings.change(all -> all.with(language))));
    row(
        themes,
        orNone(Theme.values()),
        theme -> words.say("theme." + theme.map(Tag::of).orElse("system")),
        chosen -> chosen.display().theme(),
        Settings::withTheme);
    row(
        textSizes,
        List.of(TextSize.values()),
        size -> words.say("text.percent", size.percent()),
        chosen -> chosen.display().textSize(),
        Settings::with);
    row(
        tempos,
        List.of(AnimationSpeed.values()),
        this::name,
        chosen -> chosen.board().animationSpeed(),
        Settings::with);
    row(
        boards,
        orNone(BoardLook.values()),
        look -> words.say("board." + look.map(Tag::of).orElse("by-rule-set")),
        chosen -> chosen.board().look(),
        Settings::withBoardLook);
    yesOrNo(sounds, Settings::sound, Settings::withSound);
    yesOrNo(
        speech,
        chosen -> chosen.speech().on(),
        (chosen, on) -> chosen.with(chosen.speech().withOn(on)));
    row(
        squares,
        List.of(MoveStyle.values()),
        style -> words.say("squares." + Tag.of(style)),
        chosen -> chosen.speech().squares(),
        (chosen, style) -> chosen.with(chosen.speech().with(style)));
    yesOrNo(blunderCheck, Settings::blunderCheck, Settings::withBlunderCheck);
    yesOrNo(safeGraphics, chosen -> chosen.display().safeGraphics(), Settings::withSafeGraphics);
    about.setOnAction(_ -> toAbout.run());
    boolean still = settings.animationSpeed() != settings.settings().board().animationSpeed();
    Nodes.show(reduced, still);
  }

  private void yesOrNo(
      Pane row,
      Function<Settings, Boolean> chosen,
      BiFunction<Settings, Boolean, Settings> choose) {
    row(row, List.of(true, false), value -> words.say(value ? "yes" : "no"), chosen, choose);
  }

  /// Returns none of the values, then each.
  private static <T> List<Optional<T>> orNone(T[] values) {
    return Stream.concat(Stream.of(Optional.<T>empty()), Arrays.stream(values).map(Optional::of))
        .toList();
  }

  private <T> void row(
      Pane row,
      List<T> values,
      Function<T, String> names,
      Function<Settings, T> chosen,
      BiFunction<Settings, T, Settings> choose) {
    show(
        new SegmentedChoice<>(
            row,
            values,
            names,
            settings.settingsProperty().map(chosen),
            value -> settings.change(all -> choose.apply(all, value))));
  }

  private void show(SegmentedChoice<?> row) {
    listen(row.follow());
  }

  private String name(AnimationSpeed speed) {
    return words.say(
        switch (speed) {
          case SLOW -> "tempo.slow";
          case NORMAL -> "tempo.normal";
          case OFF -> "tempo.off";
        });
  }
}
