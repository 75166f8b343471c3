package hnefi.fx.nav;

import hnefi.text.Language;

/// What stands behind the screen of a route while it is in the history: holds its view models,
/// which know no language.
///
/// The shell asks for the screen when the place is entered, when one comes back to it, and again
/// when the language changes; the models stay the same.
@FunctionalInterface
public interface Presenter {
  Screen screen(Language language);

  /// The place was entered, or one came back to it; its screen has come into view.
  default void enter() {}

  /// One went elsewhere, and may come back. A change of the language is no reason to leave.
  default void leave() {}
}
