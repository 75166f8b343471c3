package hnefi.ui.learn;

import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.LessonDuration;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Labels;
import hnefi.text.Sentences;
import hnefi.text.Words;
import hnefi.ui.learn.page.Stars;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A lesson on the map: what it is about and how far the learner has come.
final class LessonCard extends Button {
  private static final PseudoClass FINISHED = PseudoClass.getPseudoClass("finished");

  /// @param number of the chapter; 0 for a lesson without one
  LessonCard(Lesson lesson, int number, LessonProgress progress, Words words) {
    getStyleClass().add("lesson-card");
    setId("card-" + lesson.id());
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setMaxWidth(Double.MAX_VALUE);
    pseudoClassStateChanged(FINISHED, progress.isFinished());
    String name = lesson.title().in(words.language());
    String about = lesson.summary().in(words.language());
    Label title = Labels.wrapped(number > 0 ? number + "  " + name : name, "card-title");
    Label summary = Labels.wrapped(about, "card-summary");
    VBox text =
        new VBox(
            title,
            summary,
            foot(progress, LessonDuration.minutes(lesson, words.language()), words));
    text.getStyleClass().add("card-text");
    HBox.setHgrow(text, Priority.ALWAYS);
    VBox.setVgrow(summary, Priority.ALWAYS);
    Icon icon = new Icon(lesson.icon());
    icon.getStyleClass().add("card-icon");
    HBox content = new HBox(icon, text);
    content.getStyleClass().add("card-content");
    setGraphic(content);
    setAccessibleText(Sentences.join(title.getText(), about, spoken(progress, words)));
  }

  private static HBox foot(LessonProgress progress, int minutes, Words words) {
    HBox foot = new HBox();
    foot.getStyleClass().add("card-foot");
    if (progress.stars() > 0) {
      foot.getChildren().addAll(Stars.of(progress.stars()));
    } else if (progress.isFinished()) {
      foot.getChildren().addAll(new Icon("bi-check2"), new Label(words.say("seen")));
    } else if (progress.isBegun()) {
      ProgressBar bar = new ProgressBar((double) progress.done() / progress.steps());
      bar.getStyleClass().add("card-bar");
      foot.getChildren().add(bar);
    } else {
      Label time = new Label(words.say("minutes", minutes), new Icon("bi-clock"));
      time.getStyleClass().add("card-time");
      foot.getChildren().add(time);
    }
    return foot;
  }

  /// Returns how far somebody has come, for whoever listens.
  static String spoken(LessonProgress progress, Words words) {
    return progress.stars() > 0
        ? words.say("stars", progress.stars())
        : words.say("progress", progress.done(), progress.steps());
  }
}
