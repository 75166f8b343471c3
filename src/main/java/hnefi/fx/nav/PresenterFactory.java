package hnefi.fx.nav;

/// Makes what is needed to show one kind of route.
@FunctionalInterface
public interface PresenterFactory<P extends Route> {
  /// Makes the presenter with the view models, which last until the route falls out of the history.
  ///
  /// @param navigator leads on from the place
  Presenter create(P route, Navigator navigator);
}
