package hnefi.ui.history;

import hnefi.ui.nav.Disposable;

/// Fills a page of the history.
interface PageController extends Disposable {
  @Override
  default void dispose() {}
}
