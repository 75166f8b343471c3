package hnefi.ui.nav;

/// Makes what is needed to show one kind of place.
@FunctionalInterface
public interface ScreenFactory<P extends Place> {
  /// Begins a visit: makes the view models, which last until the place falls out of the history.
  ///
  /// @param navigator leads on from the place
  Visit visit(P place, Navigator navigator);
}
