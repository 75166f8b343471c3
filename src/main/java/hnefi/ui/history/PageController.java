package hnefi.ui.history;

import hnefi.text.Sentences;
import hnefi.ui.nav.Disposable;
import hnefi.ui.speech.Announcement;
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
