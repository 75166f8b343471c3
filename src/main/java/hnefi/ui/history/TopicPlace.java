package hnefi.ui.history;

import hnefi.content.history.Topic;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;

/// A page of the history browser, for links from anywhere in the program.
///
/// ```java
/// navigator.go(TopicPlace.of(Topic.Kind.DISPUTE, "king-armed"));
/// ```
///
/// A lesson is no page of the history and has a place of its own.
public record TopicPlace(Topic topic) implements Place {
  public TopicPlace {
    if (topic.kind() == Topic.Kind.LESSON) {
      throw new IllegalArgumentException(topic.text());
    }
  }

  public static TopicPlace of(Topic.Kind kind, String id) {
    return new TopicPlace(new Topic(kind, id));
  }

  @Override
  public Area area() {
    return Area.READ;
  }
}
