package hnefi.content.lesson;

import hnefi.content.diagram.Diagram;
import hnefi.content.yaml.Fault;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Text;
import java.util.List;
import java.util.stream.Stream;

/// Holds the texts of a lesson to what a learner reads beside a board.
public final class LessonLength {
  /// The most words a step may say at once.
  public static final int MOST_WORDS = 60;

  private record Said(String file, String text) {
    int words() {
      return text.isBlank() ? 0 : text.strip().split("\\s+").length;
    }
  }

  private LessonLength() {}

  /// Returns a fault for every text that is too long.
  public static List<Fault> faultsOf(Lesson lesson, Language language) {
    return lesson.steps().stream()
        .flatMap(step ->
            said(step, language)
                .filter(each -> each.words() > MOST_WORDS)
                .map(each ->
                    new Fault(
                        each.file(),
                        0,
                        Message.of(
                            "fault.lesson.words",
                            lesson.id() + "/" + step.name(),
                            each.words(),
                            MOST_WORDS,
                            language.code()))))
        .toList();
  }

  private static Stream<Said> said(Step step, Language language) {
    String file = LessonWords.file(language);
    Stream<Text> own =
        switch (step) {
          case Say say -> Stream.of(say.text());
          case Play play -> Stream.of(play.text());
          case Watch watch -> watch.text().stream();
          case Gallery gallery -> Stream.of(gallery.text());
          case Ask ask -> Stream.of(ask.text());
          case Decide decide -> Stream.of(decide.text());
          case Compare compare -> Stream.of(compare.text());
          case Rules rules -> Stream.of(rules.text());
          case Try exercise ->
              Stream.concat(
                  Stream.of(exercise.text(), exercise.done()),
                  exercise.rounds().stream().flatMap(LessonLength::said));
        };
    Stream<Said> texts = own.map(text -> new Said(file, text.in(language)));
    return step instanceof Watch watch
        ? Stream.concat(texts, said(watch.diagram(), language))
        : texts;
  }

  private static Stream<Text> said(Round round) {
    return Stream.concat(
        Stream.concat(round.say().stream(), Stream.of(round.hint())),
        round.mistakes().stream().map(Mistake::say));
  }

  /// What a diagram says of itself is part of the step that replays it.
  private static Stream<Said> said(Diagram diagram, Language language) {
    return Stream.concat(
            Stream.of(diagram.caption()), diagram.events().stream().map(event -> event.words()))
        .map(text -> new Said("diagrams/" + diagram.id() + ".yaml", text.in(language)));
  }
}
