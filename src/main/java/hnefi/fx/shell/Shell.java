package hnefi.fx.shell;

import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Screen;
import hnefi.fx.nav.Shortcut;
import hnefi.fx.settings.WindowSettings;
import hnefi.fx.speech.Announcer;
import hnefi.fx.speech.SpeechOutput;
import hnefi.speech.Voice;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/// Shows the screen of the current route in the chosen language, inside the frame.
///
/// When the language changes, the screen is built anew for the same presenter.
public final class Shell {
  private static final String NOTICE_ACTION = "notice-action";

  /// Where somebody was in a page: coming back, one finds the place again.
  private record LeftPage(ScrollPositions scrolled, Optional<PageFocus.Position> focus) {
    static final LeftPage NONE = new LeftPage(ScrollPositions.NONE, Optional.empty());

    static LeftPage of(Parent page) {
      return new LeftPage(ScrollPositions.of(page), PageFocus.position(page));
    }
  }

  private final Navigator navigator;
  private final WindowSettings settings;
  private final NoticeQueue notices;
  private final ShellController controller;
  private final SpeechOutput speech;
  private final SpeechController listening;
  private final HeaderController header;
  private final Parent root;
  private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper();
  private final Map<Presenter, LeftPage> left = new WeakHashMap<>();
  private final ShellContribution contribution;
  private final SpeechKeys keys;
  private final ShellCommands commands;
  private Map<ShellCommands.Group, List<Shortcut>> everywhere;
  private Optional<Screen> screen = Optional.empty();
  private final PageFocus focus = new PageFocus(() -> screen.map(Screen::root));

  public Shell(
      Navigator navigator,
      WindowSettings settings,
      NoticeQueue notices,
      ShellContribution contribution) {
    this.contribution = contribution;
    title.set(contribution.name());
    this.navigator = navigator;
    this.settings = settings;
    this.notices = notices;
    speech =
        new SpeechOutput(new Announcer(Shell::afterwards), new SpeechSettingsBinding(settings));
    listening = new SpeechController(settings, notices, speech);
    keys =
        new SpeechKeys(
            settings,
            notices,
            speech,
            listening,
            () -> screen.map(Screen::root),
            () -> Stream.concat(ofScreen().stream(), ofProgram().stream()).toList(),
            contribution);
    header = new HeaderController(navigator, settings, contribution.name());
    controller = new ShellController(navigator, settings, notices, header);
    commands = new ShellCommands(navigator, settings, new ShellWindow(), keys, contribution);
    everywhere = commands.in(words(settings.language()));
    root =
        Fxml.load(Shell.class, "shell", words(settings.language()), controller, header, listening);
    controller.speak(words(settings.language()));
    listening.speak(words(settings.language()));
    focus.install(root);
    keys.install(root);
    new Shortcuts(navigator, this::ofScreen, this::ofProgram).install(root);
    new ButtonTooltips(this::on, () -> words(settings.language())).install(root);
    notices.setOnAnnounced(this::announce);
    notices.shownProperty().get().ifPresent(this::announce);
    navigator
        .currentProperty()
        .addListener((_, before, now) -> move(before.presenter(), now.presenter()));
    settings.languageProperty().addListener((_, _, language) -> speak(language));
    show(false);
    navigator.currentProperty().get().presenter().enter();
  }

  /// Speaks with the voice that this machine was found to have, if that is wanted, and begins on
  /// the page with what was told already; offers it once, to be seen and heard, if nobody was told
  /// of it yet.
  public void speakWith(Voice voice) {
    speech.setVoice(voice);
    notices.withdraw(SpeechKeys.NONE);
    if (settings.speech().on()) {
      speech.announcer().reply(title.get());
      notices.shownProperty().get().ifPresent(this::announce);
      screen.map(Screen::root).ifPresent(PageFocus::enter);
    } else if (!settings.speech().offered()) {
      notices.tell(keys.offer());
      speech.speakOnce(keys.offer().in(settings.language()));
      settings.choose(settings.speech().whenOffered());
    }
  }

  private void announce(Localized told) {
    Words words = words(settings.language());
    speech.announcer().say(told.in(settings.language()));
    Confirmation.actionOf(told)
        .map(each -> each.name().in(settings.language()))
        .ifPresent(name ->
            speech
                .announcer()
                .say(
                    on(NOTICE_ACTION)
                        .map(key ->
                            words.say(
                                "command.line", name, LocalizedKeys.spoken(key.keys(), words)))
                        .orElseGet(() -> words.say("notice.action", name))));
  }

  /// Runs a task when all has happened that belongs to this moment: also that the focus, where it
  /// was lost, [came back][PageFocus] to the page, so that nobody hears what it passed.
  private static void afterwards(Runnable task) {
    Platform.runLater(() -> Platform.runLater(task));
  }

  /// Does what a notice offers, wherever the screen does not need the key itself.
  private Stream<Shortcut> ofNotice() {
    Shortcut undo = Shortcut.of("Shortcut+Z", controller::runNoticeAction).on(NOTICE_ACTION);
    return notices
        .shownProperty()
        .get()
        .flatMap(Confirmation::actionOf)
        .filter(_ -> ofScreen().stream().noneMatch(each -> each.keys().equals(undo.keys())))
        .map(_ -> undo)
        .stream();
  }

  /// Returns what the window says.
  public SpeechOutput speech() {
    return speech;
  }

  public Parent root() {
    return root;
  }

  /// Returns what the window is called: the program and the screen.
  public ReadOnlyStringProperty titleProperty() {
    return title.getReadOnlyProperty();
  }

  private void move(Presenter from, Presenter to) {
    from.leave();
    notices.moveOn();
    notices.withdraw(keys.offer()); // it has been read, and takes room on every page
    remember(from);
    show(focus.isByKeys() || speech.isOn());
    to.enter();
  }

  private void speak(Language language) {
    remember(navigator.currentProperty().get().presenter());
    everywhere = commands.in(words(language));
    controller.speak(words(language));
    listening.speak(words(language));
    show(focus.isByKeys() && screen.map(Screen::root).filter(PageFocus::isIn).isPresent());
  }

  /// @param entering whether the focus goes into the screen
  private void show(boolean entering) {
    screen.ifPresent(old -> old.onHide().run());
    Presenter presenter = navigator.currentProperty().get().presenter();
    Screen next = presenter.screen(settings.language());
    screen = Optional.of(next);
    listening.close();
    listening.hideCaption();
    controller.show(
        next,
        navigator.route(),
        CommandMenus.of(
            everywhere,
            next.shortcuts(),
            contribution.name(),
            next.shortTitle(),
            words(settings.language())));
    speech.silence();
    speech.announcer().say(next.title());
    title.set(
        next.title().equals(contribution.name())
            ? next.title()
            : next.title() + " – " + contribution.name());
    next.onShow().run();
    LeftPage before = left.getOrDefault(presenter, LeftPage.NONE);
    if (entering) {
      PageFocus.enter(next.root(), before.focus());
    }
    before.scrolled().restore(next.root());
  }

  private void remember(Presenter presenter) {
    screen.ifPresent(shown -> left.put(presenter, LeftPage.of(shown.root())));
  }

  private List<Shortcut> ofScreen() {
    return screen.map(Screen::shortcuts).orElse(List.of());
  }

  private List<Shortcut> ofProgram() {
    return Stream.concat(everywhere.values().stream().flatMap(List::stream), ofNotice()).toList();
  }

  /// Returns the key of a button.
  private Optional<Shortcut> on(String button) {
    return Stream.concat(ofScreen().stream(), ofProgram().stream())
        .filter(each -> each.button().equals(button))
        .findFirst();
  }

  private Optional<Stage> stage() {
    return Optional.ofNullable(root.getScene())
        .map(Scene::getWindow)
        .filter(Stage.class::isInstance)
        .map(Stage.class::cast);
  }

  private void toggleFullScreen() {
    stage()
        .ifPresent(stage -> {
          stage.setFullScreenExitHint(words(settings.language()).say("full-screen.leave"));
          stage.setFullScreen(!stage.isFullScreen());
        });
  }

  private final class ShellWindow implements ShellCommands.Window {
    @Override
    public void toggleFullScreen() {
      Shell.this.toggleFullScreen();
    }

    @Override
    public void openMenu() {
      header.openMenu();
    }

    @Override
    public void close() {
      stage()
          .ifPresent(
              stage -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
    }

    @Override
    public Optional<Parent> page() {
      return screen.map(Screen::root);
    }

    @Override
    public void reply(String text) {
      speech.announcer().reply(text);
    }

    @Override
    public void press(KeyCombination keys, Route place) {
      navigator.go(place);
      ofScreen().stream()
          .filter(each -> each.keys().equals(keys))
          .findFirst()
          .ifPresent(each -> each.action().run());
    }
  }

  private static Words words(Language language) {
    return Words.of(Shell.class, "shell", language);
  }
}
