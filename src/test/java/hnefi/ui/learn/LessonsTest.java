package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.content.diagram.Diagram;
import hnefi.content.diagram.Diagrams;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.LessonDuration;
import hnefi.content.lesson.LessonLength;
import hnefi.content.lesson.LessonProof;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.learn.fxml.LessonLoader;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The lessons that are shipped.
class LessonsTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;
  private static final Diagrams DIAGRAMS = Diagrams.read(ContentFolder.packed(), LIBRARY);
  private static final LessonLoader LOADER =
      new LessonLoader(ContentFolder.packed(), LIBRARY, DIAGRAMS);
  private static final Words WORDS = Library.faultWords(Language.EN);

  @Test
  void everyLessonIsBuiltWithItsWordsInEveryLanguage() {
    LessonLoader.Lessons result = LOADER.read();
    assertThat(said(result.faults())).isEmpty();
    assertThat(result.missing()).isEmpty();
    assertThat(result.lessons()).hasSizeGreaterThanOrEqualTo(18);
  }

  @Test
  void noStepIsADeadEndOrSolvedByAccident() {
    List<Fault> faults =
        LOADER.read().lessons().stream()
            .flatMap(lesson -> LessonProof.faultsOf(lesson).stream())
            .toList();
    assertThat(said(faults)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void noStepSaysMoreThanALearnerReads(Language language) {
    List<Fault> faults =
        LOADER.read().lessons().stream()
            .flatMap(lesson -> LessonLength.faultsOf(lesson, language).stream())
            .toList();
    assertThat(said(faults)).isEmpty();
  }

  @Test
  void everyFigureOfTheBooksIsReplayed() {
    List<String> figures =
        new ContentReader(ContentFolder.packed())
            .file("diagrams/figures.yaml", YamlValue::texts)
            .orElseThrow();
    assertThat(figures).hasSize(43);
    assertThat(said(LessonProof.missingFigures(LOADER.read().lessons(), figures))).isEmpty();
  }

  @Test
  void everyChapterEndsWithAGameOfThreeMoves() {
    for (Lesson lesson : LOADER.read().lessons()) {
      if (lesson.kind() == Lesson.Kind.CHAPTER) {
        Step last = lesson.steps().getLast();
        assertThat(last).as(lesson.id()).isInstanceOf(Try.class);
        assertThat(((Try) last).rounds()).as(lesson.id()).hasSize(3);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyChapterTakesTwoToFourMinutes(Language language) {
    for (Lesson lesson : LOADER.read().lessons()) {
      if (lesson.kind() == Lesson.Kind.CHAPTER) {
        assertThat(LessonDuration.seconds(lesson, language))
            .as(lesson.id())
            .isBetween(110.0, 250.0);
      }
    }
  }

  @Test
  void everyBookIsWalkedThroughByItsFiguresInTheirOrder() {
    for (Lesson lesson : LOADER.read().lessons()) {
      if (lesson.kind() == Lesson.Kind.BOOK) {
        String book = lesson.id().substring("book-".length()) + "-";
        Set<String> shown = new HashSet<>();
        for (Step step : lesson.steps()) {
          Diagram diagram = step.diagram();
          assertThat(diagram.figure().orElse("")).as(step.name()).startsWith(book);
          assertThat(diagram.reconstructed()).as(step.name()).isTrue();
          shown.addAll(diagram.figure().stream().toList());
        }
        assertThat(shown)
            .containsExactlyInAnyOrderElementsOf(
                DIAGRAMS.figures().stream().filter(each -> each.startsWith(book)).toList());
      }
    }
  }

  private static List<String> said(List<Fault> faults) {
    return faults.stream().map(fault -> fault.in(WORDS)).toList();
  }
}
