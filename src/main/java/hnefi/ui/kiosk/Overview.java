package hnefi.ui.kiosk;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.fx.theme.Interlace;
import hnefi.ui.home.AreaDrawings;
import hnefi.ui.home.HomeTile;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What stands above the controls, where nobody reaches: where one is, and a picture of it.
final class Overview {
  private final BorderPane root = new BorderPane();
  private final StackPane picture = new StackPane();
  private final Label title = new Label();
  private Optional<Area> shown = Optional.empty();

  Overview() {
    root.getStyleClass().add("overview");
    root.setMouseTransparent(true);
    picture.getStyleClass().add("overview-picture");
    // Drawn once: it stays while everything below it changes.
    picture.setCache(true);
    title.getStyleClass().add("overview-title");
    title.setMaxWidth(Double.MAX_VALUE);
    title.setWrapText(true);
    root.setCenter(picture);
    root.setBottom(new VBox(title, new Interlace()));
  }

  BorderPane root() {
    return root;
  }

  void show(Route route, String name) {
    title.setText(name);
    if (!shown.equals(Optional.of(route.area()))) {
      shown = Optional.of(route.area());
      picture.getChildren().setAll(picture(route.area()));
    }
  }

  private static Node picture(Area area) {
    return HomeTile.picture(AreaDrawings.load(area));
  }
}
