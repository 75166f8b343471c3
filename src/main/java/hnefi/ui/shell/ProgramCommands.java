package hnefi.ui.shell;

import hnefi.text.Words;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Shortcut;
import hnefi.ui.route.AboutRoute;
import hnefi.ui.route.Area;
import hnefi.ui.route.ProfilesRoute;
import hnefi.ui.route.Route;
import hnefi.ui.route.SavedGamesRoute;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.TextSize;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/// What can be done everywhere in the program, with its keys.
final class ProgramCommands {
  /// The menus, in their order; the commands of the screen stand between [#GO] and [#VIEW].
  enum Group {
    PROGRAM,
    GO,
    VIEW,
    SPEECH
  }

  /// What the window does for the commands.
  interface Window {
    void toggleFullScreen();

    void close();

    /// Goes to the search of the history.
    void find();
  }

  private final Navigator navigator;
  private final SettingsModel settings;
  private final Window window;
  private final SpeechKeys speech;

  ProgramCommands(Navigator navigator, SettingsModel settings, Window window, SpeechKeys speech) {
    this.navigator = navigator;
    this.settings = settings;
    this.window = window;
    this.speech = speech;
  }

  /// Returns the commands of every menu; those without a name are only further keys.
  Map<Group, List<Shortcut>> in(Words words) {
    Map<Group, List<Shortcut>> groups = new EnumMap<>(Group.class);
    List<Shortcut> program = new ArrayList<>();
    leading(program, "Shortcut+N", words.say("command.new-game"), "way-play", Area.PLAY.front());
    leading(program, "Shortcut+O", words.say("command.open"), "saved-games", new SavedGamesRoute());
    leading(program, "Shortcut+U", words.say("command.players"), "players", new ProfilesRoute());
    leading(
        program, "Shortcut+Comma", words.say("settings"), "way-settings", Area.SETTINGS.front());
    leading(program, "Shortcut+F1", words.say("command.about"), "about", new AboutRoute());
    program.add(Shortcut.of("Shortcut+Q", window::close).named(words.say("command.quit")));
    groups.put(Group.PROGRAM, program);
    List<Shortcut> go = new ArrayList<>();
    go.add(Shortcut.of("Alt+Left", navigator::back).named(words.say("back")).on("back"));
    go.add(Shortcut.of("Alt+Right", navigator::forward).named(words.say("forward")).on("forward"));
    leading(go, "Alt+Home", words.say("home"), "brand", Area.HOME.front());
    leading(go, "F1", words.say("learn"), "way-learn", Area.LEARN.front());
    leading(go, "Alt+R", words.say("read"), "way-read", Area.READ.front());
    if (navigator.knows(Area.READ.front())) {
      go.add(Shortcut.of("Shortcut+F", window::find).named(words.say("command.find")));
    }
    groups.put(Group.GO, go);
    groups.put(
        Group.VIEW,
        List.of(
            resize("Plus", size -> size.with(size.display().textSize().larger()))
                .named(words.say("command.larger")),
            resize("Add", size -> size.with(size.display().textSize().larger())),
            resize("Equals", size -> size.with(size.display().textSize().larger())),
            resize("Minus", size -> size.with(size.display().textSize().smaller()))
                .named(words.say("command.smaller")),
            resize("Subtract", size -> size.with(size.display().textSize().smaller())),
            resize("0", size -> size.with(TextSize.P100)).named(words.say("command.normal-size")),
            resize("Numpad 0", size -> size.with(TextSize.P100)),
            Shortcut.of("F11", window::toggleFullScreen)
                .named(words.say("command.full-screen"))
                .on("full-screen")));
    groups.put(
        Group.SPEECH,
        List.of(
            Shortcut.of("F2", speech::toggle).named(words.say("command.speech")),
            Shortcut.of("F3", speech::readPage).named(words.say("command.page")),
            Shortcut.of("F6", speech::goToBoard).named(words.say("command.board")),
            Shortcut.of("Shift+F1", speech::listKeys).named(words.say("command.keys"))));
    return groups;
  }

  private void leading(List<Shortcut> to, String keys, String name, String button, Route route) {
    if (navigator.knows(route)) {
      to.add(Shortcut.of(keys, () -> navigator.go(route)).named(name).on(button));
    }
  }

  private Shortcut resize(String key, UnaryOperator<Settings> change) {
    return Shortcut.of("Ignore Shift+Shortcut+" + key, () -> settings.change(change));
  }
}
