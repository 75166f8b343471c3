package hnefi.fx.nav;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Parent;

/// A screen in one language: what the shell shows for a route.
///
/// @param title names the screen, for the window and for screen readers
/// @param shortTitle names it in short, at the end of the trail and in the menu, where the screen
///   itself says the rest
/// @param trail the way up from this screen, outermost first, without home and without the screen
///   itself
/// @param shortcuts the keys that work on it
/// @param onShow run when the screen has come into view
/// @param onHide run when it leaves the view, also when it only changes its language
public record Screen(
    Parent root,
    String title,
    String shortTitle,
    List<Crumb> trail,
    List<Shortcut> shortcuts,
    Runnable onShow,
    Runnable onHide) {

  /// A step on the way up.
  public record Crumb(String title, Route route) {}

  public Screen {
    trail = List.copyOf(trail);
    shortcuts = List.copyOf(shortcuts);
  }

  public static Screen of(Parent root, String title) {
    return new Screen(root, title, title, List.of(), List.of(), () -> {}, () -> {});
  }

  /// Returns this screen with the way up to it.
  public Screen under(Crumb... crumbs) {
    return new Screen(root, title, shortTitle, List.of(crumbs), shortcuts, onShow, onHide);
  }

  /// Returns this screen with a shorter name for the trail and the menu.
  public Screen withShortTitle(String shorter) {
    return new Screen(root, title, shorter, trail, shortcuts, onShow, onHide);
  }

  /// Returns this screen with more keys of its own.
  public Screen withShortcuts(Shortcut... keys) {
    List<Shortcut> all = new ArrayList<>(shortcuts);
    all.addAll(List.of(keys));
    return new Screen(root, title, shortTitle, trail, all, onShow, onHide);
  }

  /// Returns this screen with something more to do when it is shown.
  public Screen whenShown(Runnable action) {
    return new Screen(root, title, shortTitle, trail, shortcuts, both(onShow, action), onHide);
  }

  /// Returns this screen with something more to do when it leaves the view.
  public Screen whenHidden(Runnable action) {
    return new Screen(root, title, shortTitle, trail, shortcuts, onShow, both(onHide, action));
  }

  private static Runnable both(Runnable one, Runnable other) {
    return () -> {
      one.run();
      other.run();
    };
  }
}
