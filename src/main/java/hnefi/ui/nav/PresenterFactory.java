package hnefi.ui.nav;

import hnefi.ui.route.Route;

/// Makes what is needed to show one kind of place.
@FunctionalInterface
public interface PresenterFactory<P extends Route> {
  /// Begins a visit: makes the view models, which last until the place falls out of the history.
  ///
  /// @param navigator leads on from the place
  Presenter visit(P place, Navigator navigator);
}
