package hnefi.content.lesson;

import hnefi.content.diagram.DiagramEvent;
import hnefi.text.Language;

/// An estimate of how long a lesson takes somebody who reads everything, watches everything and
/// finds every move without a hint: 150 words a minute, and for each move as long as looking takes.
public final class LessonDuration {
  private static final double A_WORD = 0.4;
  private static final double AN_EVENT = 1.5;
  private static final double A_STEP = 3;
  private static final double A_ROUND = 12;
  private static final double TAPPING = 15;
  private static final double DECIDING = 8;
  private static final double A_BOARD = 5;
  private static final double LOOKING_UP = 5;

  private LessonDuration() {}

  /// Returns the whole minutes, at least one.
  public static int minutes(Lesson lesson, Language language) {
    return Math.max(1, (int) Math.round(seconds(lesson, language) / 60));
  }

  /// Returns the time in seconds.
  public static double seconds(Lesson lesson, Language language) {
    return lesson.steps().stream().mapToDouble(step -> A_STEP + seconds(step, language)).sum();
  }

  private static double seconds(Step step, Language language) {
    return switch (step) {
      case Say say -> reading(say.text().in(language));
      case Play play -> reading(play.text().in(language)); // the game itself takes what it takes
      case Watch watch -> {
        double time = reading(watch.text().orElse(watch.diagram().caption()).in(language));
        for (DiagramEvent event : watch.diagram().events()) {
          time += AN_EVENT + reading(event.words().in(language));
        }
        yield watch.prediction().isPresent() ? time + DECIDING : time;
      }
      case Gallery gallery -> {
        double time = reading(gallery.text().in(language));
        for (var diagram : gallery.diagrams()) {
          time += A_BOARD + reading(diagram.caption().in(language));
        }
        yield time;
      }
      case Try exercise -> {
        double time = reading(exercise.text().in(language)) + reading(exercise.done().in(language));
        for (Round round : exercise.rounds()) {
          time += A_ROUND + round.say().map(say -> reading(say.in(language))).orElse(0.0);
        }
        yield time;
      }
      case Ask ask -> TAPPING + reading(ask.text().in(language));
      case Decide decide -> DECIDING + reading(decide.text().in(language));
      case Compare compare ->
          reading(compare.text().in(language)) + A_BOARD * compare.books().size();
      case Rules rules -> reading(rules.text().in(language)) + LOOKING_UP * rules.books().size();
    };
  }

  private static double reading(String words) {
    return words.isBlank() ? 0 : A_WORD * words.strip().split("\\s+").length;
  }
}
