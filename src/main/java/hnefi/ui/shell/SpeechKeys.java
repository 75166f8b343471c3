package hnefi.ui.shell;

import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.command.BoardCommands;
import hnefi.ui.nav.Shortcut;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.speech.Announcement;
import hnefi.ui.speech.SpeechOutput;
import hnefi.ui.speech.SpeechRequest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.event.EventHandler;
import javafx.scene.Parent;
import javafx.scene.TraversalDirection;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/// What can be done everywhere by whoever listens; the Control key alone makes it fall silent.
final class SpeechKeys {
  /// Tells where a voice was found that speech can be switched on.
  static final Localized OFFER = language -> words(language).say("speech.offer");

  /// Tells that nothing was found that could speak.
  static final Localized NONE = language -> words(language).say("speech.none");

  private final SettingsModel settings;
  private final NoticeQueue notices;
  private final SpeechOutput speech;
  private final SpeechController listening;
  private final Supplier<Optional<Parent>> page;
  private final Supplier<List<Shortcut>> commands;

  /// @param page what is shown
  /// @param commands what can be done there and everywhere
  SpeechKeys(
      SettingsModel settings,
      NoticeQueue notices,
      SpeechOutput speech,
      SpeechController listening,
      Supplier<Optional<Parent>> page,
      Supplier<List<Shortcut>> commands) {
    this.settings = settings;
    this.notices = notices;
    this.speech = speech;
    this.listening = listening;
    this.page = page;
    this.commands = commands;
  }

  void install(Parent root) {
    EventHandler<KeyEvent> pressed =
        event -> {
          if (event.getCode() == KeyCode.CONTROL) {
            speech.silence();
          }
        };
    root.sceneProperty()
        .subscribe((before, now) -> {
          speech.follow(now);
          if (before != null) {
            before.removeEventFilter(KeyEvent.KEY_PRESSED, pressed);
          }
          if (now != null) {
            now.addEventFilter(KeyEvent.KEY_PRESSED, pressed);
          }
        });
    settings.settingsProperty().subscribe(this::switched);
    root.addEventHandler(Announcement.ANNOUNCED, this::announce);
    root.addEventHandler(SpeechRequest.REQUESTED, listening::fulfil);
    root.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> listening.hideCaption());
  }

  private void announce(Announcement said) {
    if (said.isReply()) {
      speech.announcer().reply(said.text());
    } else {
      speech.announcer().say(said.text());
    }
  }

  /// Goes through the texts of the page, one after the other, from where one begins in it.
  void readPage() {
    page.get()
        .ifPresent(shown -> {
          List<String> texts = SpeechOutput.textsOn(shown);
          int first =
              PageFocus.beginning(shown)
                  .filter(each -> !each.isFocusTraversable())
                  .map(each -> Collections.indexOfSubList(texts, SpeechOutput.textsOn(each)))
                  .orElse(0);
          listening.read(words(settings.language()).say("speech.page"), texts, Math.max(0, first));
        });
  }

  /// Lists what the keys do, those of the page first.
  void listKeys() {
    Words words = words(settings.language());
    List<String> lines = new ArrayList<>();
    commands.get().stream()
        .filter(Shortcut::isListed)
        .map(each ->
            words.say("command.line", each.name(), LocalizedKeys.spoken(each.keys(), words)))
        .forEach(lines::add);
    page.get()
        .flatMap(SpeechKeys::board)
        .flatMap(BoardCommands::of)
        .ifPresent(board -> lines.addAll(board.keys()));
    listening.read(words.say("command.keys"), lines, 0);
  }

  /// Switches speech on or off.
  void toggle() {
    notices.withdraw(OFFER);
    settings.change(
        chosen -> chosen.with(chosen.speech().withOn(!chosen.speech().on()).whenOffered()));
  }

  private void switched(Settings before, Settings now) {
    boolean on = now.speech().on();
    if (on == before.speech().on()) {
      return;
    }
    if (on && !speech.hasVoice()) {
      notices.tell(NONE);
    } else if (on) {
      speech.announcer().reply(words(settings.language()).say("speech.on"));
    } else {
      speech.silence();
      speech.speakOnce(words(settings.language()).say("speech.off"));
    }
  }

  /// Goes to the board of the page, and from the board to what comes after it.
  void goToBoard() {
    Optional<BoardControl> board = page.get().flatMap(SpeechKeys::board);
    if (board.isEmpty()) {
      speech.announcer().reply(words(settings.language()).say("speech.no-board"));
    } else if (board.get().isFocusWithin()) {
      Optional.ofNullable(board.get().getScene().getFocusOwner())
          .ifPresent(here -> here.requestFocusTraversal(TraversalDirection.NEXT));
    } else {
      board.get().focus(board.get().cursorSquare());
    }
  }

  private static Optional<BoardControl> board(Parent shown) {
    return shown.lookupAll(".board").stream()
        .filter(BoardControl.class::isInstance)
        .map(BoardControl.class::cast)
        .filter(each -> each.isInteractive() && each.isVisible())
        .findFirst();
  }

  private static Words words(Language language) {
    return Words.of(Shell.class, "shell", language);
  }
}
