package hnefi.fx.shell;

import hnefi.fx.nav.Shortcut;
import hnefi.fx.settings.SpeechSettings;
import hnefi.fx.settings.WindowSettings;
import hnefi.fx.speech.Announcement;
import hnefi.fx.speech.SpeechOutput;
import hnefi.fx.speech.SpeechRequest;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Sentences;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.event.EventHandler;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/// What can be done everywhere by whoever listens; the Control key alone makes it fall silent.
final class SpeechKeys {
  /// Tells that nothing was found that could speak.
  static final Localized NONE = language -> words(language).say("speech.none");

  private final WindowSettings settings;
  private final NoticeQueue notices;
  private final SpeechOutput speech;
  private final SpeechController listening;
  private final Supplier<Optional<Parent>> page;
  private final Supplier<List<Shortcut>> commands;
  private final ShellContribution contribution;
  private final Localized offer;

  /// @param page what is shown
  /// @param commands what can be done there and everywhere
  SpeechKeys(
      WindowSettings settings,
      NoticeQueue notices,
      SpeechOutput speech,
      SpeechController listening,
      Supplier<Optional<Parent>> page,
      Supplier<List<Shortcut>> commands,
      ShellContribution contribution) {
    this.settings = settings;
    this.notices = notices;
    this.speech = speech;
    this.listening = listening;
    this.page = page;
    this.commands = commands;
    this.contribution = contribution;
    offer = language -> words(language).say("speech.offer", contribution.name());
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
    settings.speechProperty().subscribe(this::switched);
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
    page.get().map(contribution::controlKeys).ifPresent(lines::addAll);
    listening.read(words.say("command.keys"), lines, 0);
  }

  /// Switches speech on or off.
  void toggle() {
    notices.withdraw(offer);
    settings.choose(settings.speech().withOn(!settings.speech().on()).whenOffered());
  }

  private void switched(SpeechSettings before, SpeechSettings now) {
    boolean on = now.on();
    if (on == before.on()) {
      return;
    }
    if (on && !speech.hasVoice()) {
      notices.tell(NONE);
    } else if (on) {
      speech
          .announcer()
          .reply(
              Sentences.join(
                  words(settings.language()).say("speech.on", contribution.name()),
                  contribution.speechHint(settings.language())));
    } else {
      speech.silence();
      speech.speakOnce(words(settings.language()).say("speech.off"));
    }
  }

  /// Tells where a voice was found that speech can be switched on.
  Localized offer() {
    return offer;
  }

  private static Words words(Language language) {
    return Words.of(Shell.class, "shell", language);
  }
}
