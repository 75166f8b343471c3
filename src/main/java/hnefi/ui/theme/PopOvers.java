package hnefi.ui.theme;

import java.net.URL;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.controlsfx.control.PopOver;
import org.jspecify.annotations.Nullable;

/// Dresses pop-overs like the window they open in.
///
/// A pop-over has a scene of its own and would otherwise take its type size from the node it points
/// at, however small that is.
public final class PopOvers {
  private PopOvers() {}

  /// Hands the colours, the type size and the style sheets of a node’s window on to a pop-over.
  ///
  /// @param sheet the pop-over’s own style sheet
  public static void dress(PopOver popOver, Node near, @Nullable URL sheet) {
    Scene scene = near.getScene();
    Parent window = scene.getRoot();
    // The pop-over replaces the classes of its root by its own.
    popOver.getStyleClass().removeIf(PopOvers::isLook);
    window.getStyleClass().stream().filter(PopOvers::isLook).forEach(popOver.getStyleClass()::add);
    popOver
        .getRoot()
        .getStylesheets()
        .setAll(
            Stream.concat(
                    scene.getStylesheets().stream(),
                    Stream.of(Objects.requireNonNull(sheet).toExternalForm()))
                .toList());
    for (PseudoClass each : Appearance.SIZES) {
      popOver.getRoot().pseudoClassStateChanged(each, window.getPseudoClassStates().contains(each));
    }
  }

  private static boolean isLook(String styleClass) {
    return styleClass.equals("root")
        || styleClass.startsWith("theme-")
        || styleClass.startsWith("text-");
  }
}
