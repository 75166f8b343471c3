package hnefi.fx.shell;

import hnefi.fx.nav.Route;
import hnefi.fx.nav.Shortcut;
import hnefi.text.Language;
import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.input.KeyCombination;

/// What a program adds to its frame.
public interface ShellContribution {
  /// The frame, as far as the commands of a program need it.
  interface Frame {
    /// Returns what is shown.
    Optional<Parent> page();

    /// Answers whoever asked by a key.
    void reply(String text);

    /// Goes to a place and does there what a key of its screen does.
    void press(KeyCombination keys, Route place);
  }

  /// Returns what the program is called.
  String name();

  /// Returns the commands of the program's menu, which ends with the one that closes the window.
  List<Shortcut> programCommands(Language language);

  /// Returns the commands that go somewhere; those that go back and forward come before.
  List<Shortcut> navigationCommands(Language language, Frame frame);

  /// Returns commands for whoever listens.
  List<Shortcut> speechCommands(Language language, Frame frame);

  /// Returns what somebody should know who has just switched speech on.
  String speechHint(Language language);

  /// Returns what the keys do that a control of a page has itself, a sentence each.
  List<String> controlKeys(Parent page);
}
