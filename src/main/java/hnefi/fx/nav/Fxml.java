package hnefi.fx.nav;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Arrays;
import java.util.ResourceBundle;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;

/// Loads documents of the program's own with controllers that were made beforehand.
public final class Fxml {
  private Fxml() {}

  /// Loads `NAME.fxml` beside a class as a screen; whichever of the controllers is [Disposable] is
  /// disposed when it leaves the view.
  ///
  /// @see #load
  public static Screen screen(
      Class<?> beside, String name, ResourceBundle words, String title, Object... controllers) {
    return Screen.of(load(beside, name, words, controllers), title)
        .whenHidden(() ->
            Arrays.stream(controllers)
                .filter(Disposable.class::isInstance)
                .map(Disposable.class::cast)
                .forEach(Disposable::dispose));
  }

  /// Loads `NAME.fxml` beside a class.
  ///
  /// @param words what its `%key`s mean
  /// @param controllers the controllers it and its included documents name, each made with what it
  ///   needs
  /// @throws IllegalStateException if there is no such document or it names another controller,
  ///   which is a mistake in the program
  public static Parent load(
      Class<?> beside, String name, ResourceBundle words, Object... controllers) {
    URL document = beside.getResource(name + ".fxml");
    if (document == null) {
      throw new IllegalStateException("no " + name + ".fxml beside " + beside.getName());
    }
    FXMLLoader loader = new FXMLLoader(document, words);
    loader.setControllerFactory(type -> controller(type, controllers));
    try {
      return loader.load();
    } catch (IOException e) {
      throw new UncheckedIOException(name + ".fxml", e);
    }
  }

  private static Object controller(Class<?> type, Object... controllers) {
    return Arrays.stream(controllers)
        .filter(type::isInstance)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no controller " + type.getName()));
  }
}
