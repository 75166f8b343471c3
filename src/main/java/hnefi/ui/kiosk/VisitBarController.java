package hnefi.ui.kiosk;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.fx.settings.TextSize;
import hnefi.fx.theme.Nodes;
import hnefi.text.Words;
import hnefi.ui.route.LanguageRoute;
import hnefi.ui.settings.SettingsModel;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.text.Text;

/// The buttons at the foot of every screen of a visit.
final class VisitBarController {
  private static final PseudoClass SIGNS = PseudoClass.getPseudoClass("signs");

  private final Visit visit;
  private final VisitFrame frame;
  private final Runnable restart;
  private final boolean severalLanguages;

  @FXML private Button back;
  @FXML private Button home;
  @FXML private Button language;
  @FXML private ToggleButton letters;
  @FXML private ToggleButton lower;
  @FXML private Button restartVisit;

  VisitBarController(Visit visit, VisitFrame frame, boolean severalLanguages, Runnable restart) {
    this.visit = visit;
    this.frame = frame;
    this.severalLanguages = severalLanguages;
    this.restart = restart;
  }

  @FXML
  private void initialize() {
    Navigator navigator = visit.navigator();
    SettingsModel settings = visit.settings();
    back.setOnAction(_ -> navigator.back());
    back.disableProperty().bind(navigator.backPossibleProperty().not());
    home.setOnAction(_ -> navigator.go(Area.HOME.front()));
    language.setOnAction(_ -> navigator.go(new LanguageRoute()));
    Nodes.show(language, severalLanguages);
    letters.setOnAction(_ ->
        settings.change(now -> now.with(letters.isSelected() ? TextSize.P150 : TextSize.P100)));
    lower.selectedProperty().bindBidirectional(frame.loweredProperty());
    restartVisit.setOnAction(_ -> restart.run());
    Stream.of(back, home, language, letters, lower, restartVisit)
        .forEach(VisitBarController::keepWords);
  }

  /// Makes a button at least as wide as its longest word, which must not break.
  private static void keepWords(Labeled button) {
    button
        .prefWidthProperty()
        .bind(
            Bindings.createDoubleBinding(
                () ->
                    longestWord(button)
                        + button.getInsets().getLeft()
                        + button.getInsets().getRight(),
                button.textProperty(),
                button.fontProperty(),
                button.insetsProperty()));
  }

  private static double longestWord(Labeled button) {
    Text word = new Text();
    word.setFont(button.getFont());
    return Stream.of(button.getText().split(" "))
        .peek(word::setText)
        .mapToDouble(_ -> Math.ceil(word.getLayoutBounds().getWidth()))
        .max()
        .orElse(0);
  }

  /// Says everything in a language.
  void speak(Words words) {
    back.setText(words.say("back"));
    home.setText(words.say("home"));
    language.setText(words.say("language"));
    letters.setText(words.say("letters"));
    lower.setText(words.say("lower"));
    restartVisit.setText(words.say("restart"));
  }

  /// Marks where one is.
  void show(Route route) {
    home.setDisable(route.equals(Area.HOME.front()) || route instanceof LanguageRoute);
    language.setDisable(route instanceof LanguageRoute);
    // Who has not chosen a language yet may not read the one that is first.
    home.getParent().pseudoClassStateChanged(SIGNS, route instanceof LanguageRoute);
  }
}
