package hnefi.ui.history;

import hnefi.content.Edition;
import hnefi.content.history.Demonstration;
import hnefi.content.history.History;
import hnefi.content.history.Topic;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.nav.Navigator;
import hnefi.ui.route.TopicRoute;
import java.util.Optional;

/// Follows links by going there.
record NavigatorWays(History history, Navigator navigator, HistoryDoors doors)
    implements HistoryContext.Ways {
  @Override
  public void open(Topic topic) {
    if (topic.kind() == Topic.Kind.LESSON) {
      doors.lesson(topic.id()).ifPresent(navigator::go);
    } else {
      navigator.go(new TopicRoute(topic));
    }
  }

  @Override
  public boolean leadsTo(Topic topic) {
    return topic.kind() == Topic.Kind.LESSON
        ? history.has(topic) && doors.lesson(topic.id()).filter(navigator::knows).isPresent()
        : history.has(topic);
  }

  @Override
  public void play(Edition edition, Optional<Demonstration.SetUp> position) {
    doors.board(edition, position).ifPresent(navigator::enter);
  }
}
