package hnefi.fx.nav;

/// A part of a screen that listens to models, which outlive the screen.
public interface Disposable {
  /// Lets go of the models; the screen has left the view.
  void dispose();
}
