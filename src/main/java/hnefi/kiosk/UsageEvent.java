package hnefi.kiosk;

import hnefi.text.Language;
import hnefi.text.Tag;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// What visitors do that a kiosk counts.
public sealed interface UsageEvent {
  /// Somebody touched the attract loop.
  record VisitBegun() implements UsageEvent {
    @Override
    public String column() {
      return "visitors";
    }
  }

  /// Somebody chose what to do.
  record ActivityChosen(Activity activity) implements UsageEvent {
    @Override
    public String column() {
      return "activity-" + Tag.of(activity);
    }
  }

  /// Somebody finished a lesson.
  record LessonFinished() implements UsageEvent {
    @Override
    public String column() {
      return "lessons-finished";
    }
  }

  /// A game ended.
  record GameEnded(GameEnd how) implements UsageEvent {
    @Override
    public String column() {
      return "games-" + Tag.of(how);
    }
  }

  /// Somebody chose a language.
  record LanguageChosen(Language language) implements UsageEvent {
    @Override
    public String column() {
      return "language-" + language.code();
    }
  }

  /// Returns the name of its column in the file of counts. Museums have such files, so it never
  /// changes.
  String column();

  /// Returns everything that is counted, in the order of the columns.
  static List<UsageEvent> all() {
    return Stream.of(
            Stream.of(new VisitBegun()),
            Arrays.stream(Activity.values()).map(ActivityChosen::new),
            Stream.of(new LessonFinished()),
            Arrays.stream(GameEnd.values()).map(GameEnded::new),
            Arrays.stream(Language.values()).map(LanguageChosen::new))
        .<UsageEvent>flatMap(each -> each)
        .toList();
  }
}
