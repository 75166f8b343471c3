package hnefi.fx.shell;

import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Shortcut;
import hnefi.fx.settings.DisplaySettings;
import hnefi.fx.settings.TextSize;
import hnefi.fx.settings.WindowSettings;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/// What can be done everywhere, with its keys.
final class ShellCommands {
  /// The menus, in their order; the commands of the screen stand between [#GO] and [#VIEW].
  enum Group {
    PROGRAM,
    GO,
    VIEW,
    SPEECH
  }

  /// What the window does for the commands.
  interface Window extends ShellContribution.Frame {
    void toggleFullScreen();

    void openMenu();

    void close();
  }

  private final Navigator navigator;
  private final WindowSettings settings;
  private final Window window;
  private final SpeechKeys speech;
  private final ShellContribution contribution;

  ShellCommands(
      Navigator navigator,
      WindowSettings settings,
      Window window,
      SpeechKeys speech,
      ShellContribution contribution) {
    this.navigator = navigator;
    this.settings = settings;
    this.window = window;
    this.speech = speech;
    this.contribution = contribution;
  }

  /// Returns the commands of every menu; those without a name are only further keys.
  Map<Group, List<Shortcut>> in(Words words) {
    Map<Group, List<Shortcut>> groups = new EnumMap<>(Group.class);
    Language language = settings.language();
    List<Shortcut> program = new ArrayList<>(contribution.programCommands(language));
    program.add(
        Shortcut.of("Shortcut+Q", window::close)
            .named(words.say("command.quit", contribution.name())));
    groups.put(Group.PROGRAM, program);
    List<Shortcut> go = new ArrayList<>();
    go.add(Shortcut.of("Alt+Left", navigator::back).named(words.say("back")).on("back"));
    go.add(Shortcut.of("Alt+Right", navigator::forward).named(words.say("forward")).on("forward"));
    go.addAll(contribution.navigationCommands(language, window));
    go.add(Shortcut.of("F10", window::openMenu).named(words.say("menu")).on("menu"));
    groups.put(Group.GO, go);
    groups.put(
        Group.VIEW,
        List.of(
            resize("Plus", TextSize::larger).named(words.say("command.larger")).on("larger-text"),
            resize("Add", TextSize::larger),
            resize("Equals", TextSize::larger),
            resize("Minus", TextSize::smaller).named(words.say("command.smaller")),
            resize("Subtract", TextSize::smaller),
            resize("0", _ -> TextSize.P100).named(words.say("command.normal-size")),
            resize("Numpad 0", _ -> TextSize.P100),
            Shortcut.of("F11", window::toggleFullScreen).named(words.say("command.full-screen"))));
    List<Shortcut> spoken = new ArrayList<>();
    spoken.add(Shortcut.of("F2", speech::toggle).named(words.say("command.speech")));
    spoken.add(Shortcut.of("F3", speech::readPage).named(words.say("command.page")));
    spoken.addAll(contribution.speechCommands(language, window));
    spoken.add(Shortcut.of("Shift+F1", speech::listKeys).named(words.say("command.keys")));
    groups.put(Group.SPEECH, spoken);
    return groups;
  }

  private Shortcut resize(String key, UnaryOperator<TextSize> change) {
    return Shortcut.of(
        "Ignore Shift+Shortcut+" + key,
        () -> {
          DisplaySettings display = settings.display();
          settings.choose(display.with(change.apply(display.textSize())));
        });
  }
}
