package hnefi.ui.history;

import hnefi.fx.nav.Disposable;
import hnefi.fx.speech.Announcement;
import hnefi.text.Sentences;
import javafx.scene.Node;

/// Fills a page of the history.
interface PageController extends Disposable {
  @Override
  default void dispose() {}

  /// Tells whoever listens what the card beside a list or a chart says of what was chosen there.
  static void announce(Node card, String... said) {
    Announcement.say(card, Sentences.join(said));
  }
}
