package hnefi.ui.learn;

import hnefi.content.lesson.Lesson;
import hnefi.text.Words;
import hnefi.ui.learn.progress.Learners;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.ProgressModel;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.nav.Navigator;
import hnefi.ui.theme.Icon;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;

/// The map of the lessons.
final class MapController {
  private final Curriculum curriculum;
  private final ProgressModel progress;
  private final Navigator navigator;
  private final Words words;

  // The progress outlives the page and must not hold it.
  private final ChangeListener<Learners> follow = (_, _, _) -> show();

  @FXML private Button learner;
  @FXML private Button resume;
  @FXML private Button review;
  @FXML private Pane path;
  @FXML private Pane books;

  MapController(Curriculum curriculum, ProgressModel progress, Navigator navigator, Words words) {
    this.curriculum = curriculum;
    this.progress = progress;
    this.navigator = navigator;
    this.words = words;
  }

  @FXML
  private void initialize() {
    path.setUserData(this);
    learner.setOnAction(_ -> new LearnerChooser(progress, words).show(learner));
    review.setOnAction(_ -> navigator.enter(new ReviewPlace()));
    progress.learnersProperty().addListener(new WeakChangeListener<>(follow));
    show();
  }

  private void show() {
    Progress known = progress.progress();
    learner.setText(LearnerChooser.name(progress.learners().learner(), words));
    learner.setGraphic(new Icon(progress.learners().learner().emblem().icon()));
    offer(known.latest());
    review.setText(words.say("review.count", known.review().size()));
    review.setVisible(!known.review().isEmpty());
    review.setManaged(!known.review().isEmpty());
    path.getChildren().clear();
    books.getChildren().clear();
    int number = 0;
    for (Lesson lesson : curriculum.lessons(words.language())) {
      boolean chapter = lesson.kind() == Lesson.Kind.CHAPTER;
      LessonCard card =
          new LessonCard(lesson, chapter ? ++number : 0, Standing.of(lesson, known), words);
      card.setOnAction(_ -> navigator.enter(place(lesson, known)));
      (chapter ? path : books).getChildren().add(card);
    }
  }

  /// A lesson begun is resumed where it was left, another begins at its beginning.
  private static LessonPlace place(Lesson lesson, Progress known) {
    boolean finished = Standing.of(lesson, known).isFinished();
    Optional<StepKey> left =
        known.latest().filter(key -> !finished && key.lesson().equals(lesson.id()));
    return new LessonPlace(lesson.id(), left.map(StepKey::step));
  }

  private void offer(Optional<StepKey> latest) {
    Optional<Lesson> left =
        latest.flatMap(key -> curriculum.lesson(key.lesson(), words.language()));
    resume.setText(
        left.map(lesson -> words.say("resume", lesson.title())).orElse(words.say("begin")));
    resume.setOnAction(_ ->
        navigator.enter(
            left.map(lesson -> place(lesson, progress.progress()))
                .orElseGet(
                    () -> LessonPlace.of(curriculum.lessons(words.language()).getFirst().id()))));
  }
}
