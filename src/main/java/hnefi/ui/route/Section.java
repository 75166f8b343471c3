package hnefi.ui.route;

import hnefi.content.history.Topic;
import hnefi.text.Tag;
import java.util.Optional;

/// The parts of the history browser, in the order in which they are offered.
public enum Section {
  THEMES("bi-journal-text"),
  TIMELINE("bi-hourglass-split"),
  MAP("bi-map"),
  NAMES("bi-chat-quote"),
  DISPUTES("bi-signpost-split"),
  BOOKS("bi-bookshelf");

  private final String sign;

  Section(String sign) {
    this.sign = sign;
  }

  /// Returns the name of its sign in the icon font.
  public String sign() {
    return sign;
  }

  /// Returns the name it has in message keys, and as a node's id.
  public String id() {
    return Tag.of(this);
  }

  /// Returns where a kind of pages belongs; lessons belong elsewhere.
  public static Optional<Section> of(Topic.Kind kind) {
    return switch (kind) {
      case ARTICLE -> Optional.of(THEMES);
      case EVENT -> Optional.of(TIMELINE);
      case PLACE -> Optional.of(MAP);
      case TERM -> Optional.of(NAMES);
      case DISPUTE -> Optional.of(DISPUTES);
      case BOOK -> Optional.of(BOOKS);
      case LESSON -> Optional.empty();
    };
  }
}
