package hnefi.ui.learn.page;

import hnefi.content.Citation;
import hnefi.content.Source;
import hnefi.content.diagram.Diagram;
import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Rules;
import hnefi.content.lesson.Step;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.PopOvers;
import hnefi.text.Language;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver.ArrowLocation;

/// Where a step comes from: opens beside what was tapped.
final class SourcesPopOver {
  private final LessonContext context;

  SourcesPopOver(LessonContext context) {
    this.context = context;
  }

  /// Opens the list of passages.
  void show(Step step, Node beside) {
    VBox list = new VBox();
    list.getStyleClass().add("sources");
    Language language = context.words().language();
    if (!(step instanceof Compare || step instanceof Rules)) {
      line(list, context.name(step.edition()), "subheading");
    }
    for (Citation each : step.cite()) {
      line(list, context.books().say(each, language), "source-passage");
      Optional<Source> source = context.books().source(each.source());
      source.ifPresent(book -> line(list, book.heading(language), "soft"));
    }
    line(list, context.say("made.long." + made(step.diagram())), "soft");
    list.getChildren().add(context.readOn().apply(step.cite()));
    PopOvers.openOnce(
        list, beside, ArrowLocation.BOTTOM_CENTER, SourcesPopOver.class.getResource("popup.css"));
  }

  /// Returns the key of how a diagram came about: redrawn because the book's picture is lost,
  /// reached in a recorded game, or made for the lesson.
  static String made(Diagram diagram) {
    return diagram.reconstructed() ? "again" : diagram.isRecorded() ? "played" : "here";
  }

  private static void line(VBox list, String text, String style) {
    if (!text.isBlank() && !text.strip().equals(":")) {
      list.getChildren().add(Labels.wrapped(text, style));
    }
  }
}
