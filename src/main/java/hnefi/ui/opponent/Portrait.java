package hnefi.ui.opponent;

import hnefi.fx.theme.Drawing;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Objects;
import java.util.Optional;
import javafx.fxml.FXMLLoader;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;

/// The face of one of the computer's characters. It says nothing to screen readers: the name stands
/// beside it.
public final class Portrait extends Drawing {
  private static final double DRAWN_SIZE = 100;

  private Portrait(Node face) {
    super(DRAWN_SIZE, DRAWN_SIZE);
    getStyleClass().add("portrait");
    getStylesheets()
        .add(Objects.requireNonNull(Portrait.class.getResource("portrait.css")).toExternalForm());
    setAccessibleRole(AccessibleRole.PARENT);
    setMouseTransparent(true);
    // No theme changes it, and a hundred curves take longer to draw than all that is around them.
    setCache(true);
    add(face);
  }

  /// Returns the face of a character; none if it was never drawn.
  public static Optional<Portrait> of(String opponent) {
    return Optional.ofNullable(Portrait.class.getResource(opponent + ".fxml"))
        .map(Portrait::load)
        .map(Portrait::new);
  }

  private static Node load(URL document) {
    try {
      return FXMLLoader.load(document);
    } catch (IOException e) {
      throw new UncheckedIOException(document.toString(), e);
    }
  }
}
