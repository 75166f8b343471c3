package hnefi.ui.shell;

import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.nav.Shortcut;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCombination;

/// All commands as menus, each with its key.
final class CommandMenus {
  private CommandMenus() {}

  /// Returns the menus of the program, with that of a screen among them if the screen has commands.
  ///
  /// @param title of the screen
  static List<Menu> of(
      Map<ProgramCommands.Group, List<Shortcut>> everywhere,
      List<Shortcut> ofScreen,
      String title,
      Words words) {
    List<Menu> menus = new ArrayList<>();
    everywhere.forEach((group, commands) -> {
      if (group == ProgramCommands.Group.VIEW) {
        menus.add(menu(title, "menu-screen", ofScreen));
      }
      menus.add(menu(words.say("menu." + Tag.of(group)), "menu-" + Tag.of(group), commands));
    });
    menus.removeIf(menu -> menu.getItems().isEmpty());
    return menus;
  }

  private static Menu menu(String title, String id, List<Shortcut> commands) {
    Menu menu = new Menu(title);
    menu.setId(id);
    commands.stream()
        .filter(Shortcut::isListed)
        .map(CommandMenus::item)
        .forEach(menu.getItems()::add);
    return menu;
  }

  private static MenuItem item(Shortcut command) {
    MenuItem item = new MenuItem(command.name());
    item.setMnemonicParsing(false);
    item.setAccelerator(shown(command.keys()));
    item.setOnAction(_ -> command.action().run());
    return item;
  }

  /// Returns the keys as a menu writes them: without the modifiers that make no difference.
  static KeyCombination shown(KeyCombination keys) {
    return KeyCombination.valueOf(keys.getName().replace("Ignore Shift+", ""));
  }
}
