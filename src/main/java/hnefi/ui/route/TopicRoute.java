package hnefi.ui.route;

import hnefi.content.history.Topic;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// A page of the history browser, for links from anywhere in the program.
///
/// ```java
/// navigator.go(TopicRoute.of(Topic.Kind.DISPUTE, "king-armed"));
/// ```
///
/// A lesson is no page of the history and has a place of its own.
public record TopicRoute(Topic topic) implements Route {
  public TopicRoute {
    if (topic.kind() == Topic.Kind.LESSON) {
      throw new IllegalArgumentException(topic.text());
    }
  }

  public static TopicRoute of(Topic.Kind kind, String id) {
    return new TopicRoute(new Topic(kind, id));
  }

  @Override
  public Area area() {
    return Area.READ;
  }
}
