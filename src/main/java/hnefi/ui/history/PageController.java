package hnefi.ui.history;

/// Fills a page of the history.
interface PageController {
  /// Lets go of the models, which outlive the screen.
  default void dispose() {}
}
