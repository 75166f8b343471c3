package hnefi.kiosk;

import hnefi.text.Language;
import hnefi.text.Tag;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// What a kiosk counts.
public sealed interface CountedEvent {
  /// Somebody touched the attract loop.
  record Visitor() implements CountedEvent {
    @Override
    public String column() {
      return "visitors";
    }
  }

  /// Somebody went through a door.
  record Entered(Door door) implements CountedEvent {
    @Override
    public String column() {
      return "door-" + Tag.of(door);
    }
  }

  /// Somebody finished a lesson.
  record LessonFinished() implements CountedEvent {
    @Override
    public String column() {
      return "lessons-finished";
    }
  }

  /// A game ended.
  record GameEnded(GameEnd how) implements CountedEvent {
    @Override
    public String column() {
      return "games-" + Tag.of(how);
    }
  }

  /// Somebody chose a language.
  record Chose(Language language) implements CountedEvent {
    @Override
    public String column() {
      return "language-" + language.code();
    }
  }

  /// Returns the name of its column in the file of counts.
  String column();

  /// Returns everything that is counted, in the order of the columns.
  static List<CountedEvent> all() {
    return Stream.of(
            Stream.of(new Visitor()),
            Arrays.stream(Door.values()).map(Entered::new),
            Stream.of(new LessonFinished()),
            Arrays.stream(GameEnd.values()).map(GameEnded::new),
            Arrays.stream(Language.values()).map(Chose::new))
        .<CountedEvent>flatMap(each -> each)
        .toList();
  }
}
