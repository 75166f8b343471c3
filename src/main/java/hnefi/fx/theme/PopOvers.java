package hnefi.fx.theme;

import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.controlsfx.control.PopOver;
import org.controlsfx.control.PopOver.ArrowLocation;
import org.jspecify.annotations.Nullable;

/// Opens pop-overs that look like the window they open in.
///
/// A pop-over has a scene of its own and would otherwise take its type size from the node it points
/// at, however small that is.
public final class PopOvers {
  private PopOvers() {}

  /// Opens content beside a node until something else is touched.
  ///
  /// @param arrow the side of the pop-over that points at the node
  /// @param sheet the pop-over’s own style sheet
  /// @return what is open; it is closed already if the node stands in no window
  public static PopOver open(Node content, Node beside, ArrowLocation arrow, @Nullable URL sheet) {
    PopOver popOver = new PopOver(content);
    popOver.setDetachable(false);
    popOver.setAnimated(false);
    popOver.setArrowLocation(arrow);
    if (beside.getScene() != null && beside.getScene().getWindow() != null) {
      dress(popOver, beside.getScene(), sheet);
      popOver.show(beside);
    }
    return popOver;
  }

  /// Opens content that closes as soon as anything in it is used. The keyboard begins at the
  /// content as a whole, so that whoever listens hears all of it and not only its first button.
  public static void openOnce(Node content, Node beside, ArrowLocation arrow, @Nullable URL sheet) {
    PopOver popOver = open(content, beside, arrow, sheet);
    content.addEventFilter(ActionEvent.ACTION, _ -> Platform.runLater(popOver::hide));
    content.requestFocus();
  }

  /// Hands the colours, the type size and the style sheets of a window on to a pop-over.
  private static void dress(PopOver popOver, Scene scene, @Nullable URL sheet) {
    Parent window = scene.getRoot();
    // The pop-over replaces the classes of its root by its own.
    popOver.getStyleClass().removeIf(PopOvers::isLook);
    window.getStyleClass().stream().filter(PopOvers::isLook).forEach(popOver.getStyleClass()::add);
    popOver
        .getRoot()
        .getStylesheets()
        .setAll(
            Stream.of(
                    scene.getStylesheets(),
                    List.of(Objects.requireNonNull(sheet).toExternalForm()),
                    window.getStylesheets())
                .flatMap(List::stream)
                .toList());
    for (PseudoClass each : Appearance.SIZES) {
      popOver.getRoot().pseudoClassStateChanged(each, window.getPseudoClassStates().contains(each));
    }
  }

  private static boolean isLook(String styleClass) {
    return styleClass.equals("root")
        || styleClass.equals("kiosk")
        || styleClass.startsWith("theme-")
        || styleClass.startsWith("text-");
  }
}
