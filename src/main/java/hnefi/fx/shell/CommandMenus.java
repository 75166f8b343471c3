package hnefi.fx.shell;

import hnefi.fx.nav.Shortcut;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;

/// All commands as menus, each with its key.
final class CommandMenus {
  private CommandMenus() {}

  /// Returns the menus of the program, with that of a screen among them if the screen has commands.
  ///
  /// @param program what the program is called
  /// @param title of the screen
  static List<Menu> of(
      Map<ShellCommands.Group, List<Shortcut>> everywhere,
      List<Shortcut> ofScreen,
      String program,
      String title,
      Words words) {
    List<Menu> menus = new ArrayList<>();
    everywhere.forEach((group, commands) -> {
      if (group == ShellCommands.Group.VIEW) {
        menus.add(menu(title, "menu-screen", ofScreen, words));
      }
      menus.add(menu(title(group, program, words), "menu-" + Tag.of(group), commands, words));
    });
    menus.removeIf(menu -> menu.getItems().isEmpty());
    return menus;
  }

  private static String title(ShellCommands.Group group, String program, Words words) {
    return group == ShellCommands.Group.PROGRAM ? program : words.say("menu." + Tag.of(group));
  }

  /// Lets go of what the commands of menus do that are not offered any more: a menu that was open
  /// once is kept by JavaFX until it is opened again, and with it the screen that was left.
  static void release(List<Menu> menus) {
    menus.stream()
        .flatMap(menu -> menu.getItems().stream())
        .forEach(item -> item.setOnAction(null));
  }

  private static Menu menu(String title, String id, List<Shortcut> commands, Words words) {
    Menu menu = new Menu(title);
    menu.setId(id);
    commands.stream()
        .filter(Shortcut::isListed)
        .map(command -> item(command, words))
        .forEach(menu.getItems()::add);
    return menu;
  }

  private static MenuItem item(Shortcut command, Words words) {
    MenuItem item = new MenuItem(command.name());
    item.setMnemonicParsing(false);
    item.setAccelerator(LocalizedKeys.of(command.keys(), words));
    item.setOnAction(_ -> command.action().run());
    return item;
  }
}
