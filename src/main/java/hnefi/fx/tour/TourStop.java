package hnefi.fx.tour;

import hnefi.fx.nav.Route;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Parent;

/// A picture to take.
///
/// @param name begins the name of its file
/// @param route prepares what the picture needs, such as a game after some moves, and says where to
///   go; asked anew for every picture
/// @param pose does the last things on the screen itself, such as selecting a piece
public record TourStop(String name, Supplier<Route> route, Consumer<Parent> pose) {

  /// Returns a picture of a place as it is.
  public static TourStop of(String name, Route route) {
    return new TourStop(name, () -> route, _ -> {});
  }

  /// Returns a picture of a place that has to be prepared.
  public static TourStop of(String name, Supplier<Route> route) {
    return new TourStop(name, route, _ -> {});
  }
}
