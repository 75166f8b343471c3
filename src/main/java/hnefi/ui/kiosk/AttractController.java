package hnefi.ui.kiosk;

import hnefi.content.AttractGame;
import hnefi.fx.theme.Icon;
import hnefi.kiosk.KioskSettings;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.SoundCue;
import hnefi.ui.settings.Boards;
import hnefi.ui.settings.SettingsModel;
import java.util.List;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.animation.TranslateTransition;
import javafx.event.Event;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.util.Duration;

/// The attract loop: a game that plays itself, sentences in changing languages, and a hand that
/// shows where to touch.
final class AttractController {
  private static final Duration MOVE = Duration.seconds(1.8);

  /// A sentence stays for so many moves.
  private static final int MOVES_TO_A_SENTENCE = 4;

  /// So many moves the end is looked at.
  private static final int MOVES_AT_THE_END = 4;

  private static final double HAND_SWING = 14;

  private final KioskSettings kiosk;
  private final SettingsModel settings;
  private final Optional<AttractGame> game;
  private final Timeline clock = new Timeline(new KeyFrame(MOVE, _ -> goOn()));
  private final TranslateTransition swing = new TranslateTransition(Duration.seconds(0.8));
  private int ply;
  private int ticks;

  @FXML private BoardControl board;
  @FXML private Label sentence;
  @FXML private Label touch;
  @FXML private Icon hand;

  AttractController(KioskSettings kiosk, SettingsModel settings, Optional<AttractGame> game) {
    this.kiosk = kiosk;
    this.settings = settings;
    this.game = game;
  }

  @FXML
  private void initialize() {
    board.setInteractive(false);
    // Nobody is there to hear it.
    board.addEventHandler(SoundCue.HEARD, Event::consume);
    game.ifPresent(each -> {
      new Boards(settings, kiosk.firstLanguage()).dress(board, each.edition());
      board.setCoordinatesShown(false);
      board.setArrangement(each.start().board());
    });
    say();
    clock.setCycleCount(Animation.INDEFINITE);
    swing.setNode(hand);
    swing.setByY(HAND_SWING);
    swing.setAutoReverse(true);
    swing.setCycleCount(Animation.INDEFINITE);
  }

  void begin() {
    clock.play();
    swing.play();
  }

  void end() {
    clock.stop();
    swing.stop();
    board.finish();
  }

  /// Plays the next move, or begins anew some time after the last.
  void goOn() {
    ticks++;
    if (ticks % MOVES_TO_A_SENTENCE == 0) {
      say();
    }
    game.ifPresent(each -> {
      List<Turn> turns = each.turns();
      if (ply < turns.size()) {
        board.play(turns.get(ply));
      } else if (ply >= turns.size() + MOVES_AT_THE_END) {
        board.show(each.start().board());
        ply = -1;
      }
      ply++;
    });
  }

  private void say() {
    int turn = ticks / MOVES_TO_A_SENTENCE;
    List<Language> languages = kiosk.languages();
    Language language = languages.get(turn % languages.size());
    List<String> sentences = kiosk.attract(language);
    sentence.setText(sentences.get(turn / languages.size() % sentences.size()));
    touch.setText(KioskScreens.words(language).say("touch"));
  }
}
