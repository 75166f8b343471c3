package hnefi.content.history;

import hnefi.text.Tag;
import java.util.Optional;

/// A page of the history browser, written `dispute:king-armed`.
public record Topic(Kind kind, String id) {
  /// What a page is about.
  public enum Kind {
    ARTICLE,
    EVENT,
    PLACE,
    TERM,
    DISPUTE,
    BOOK,
    LESSON;

    /// Returns the name links are written with.
    public String text() {
      return Tag.of(this);
    }
  }

  /// Returns the topic written so, if it has the form of one; whether there is such a page is
  /// another question.
  public static Optional<Topic> of(String text) {
    int colon = text.indexOf(':');
    for (Kind each : Kind.values()) {
      if (colon > 0 && colon < text.length() - 1 && text.startsWith(each.text() + ":")) {
        return Optional.of(new Topic(each, text.substring(colon + 1)));
      }
    }
    return Optional.empty();
  }

  /// Returns the topic as content writes it.
  public String text() {
    return kind.text() + ":" + id;
  }
}
