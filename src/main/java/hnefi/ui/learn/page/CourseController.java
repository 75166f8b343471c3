package hnefi.ui.learn.page;

import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Decide;
import hnefi.content.lesson.Gallery;
import hnefi.content.lesson.Say;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.lesson.Watch;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.learn.step.AskModel;
import hnefi.ui.learn.step.Course;
import hnefi.ui.learn.step.DecideModel;
import hnefi.ui.learn.step.Speed;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.learn.step.WatchModel;
import hnefi.ui.theme.Icon;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// The page of a lesson: leads from step to step and shows each.
public final class CourseController {
  private static final PseudoClass HERE = PseudoClass.getPseudoClass("here");
  private static final PseudoClass PAST = PseudoClass.getPseudoClass("past");
  private static final int MOST_DOTS = 13;

  private final Course course;
  private final Function<StepKey, Optional<Step>> told;
  private final Desk desk;
  private final ObjectProperty<Speed> speed;
  private final Onward onward;
  private final ChangeListener<Number> turn = (_, _, _) -> show();
  private final ChangeListener<Boolean> finish = (_, _, _) -> showWays();
  private @Nullable StepView view;
  private @Nullable Page page;

  @FXML private StackPane picture;
  @FXML private Icon kindSign;
  @FXML private Label kind;
  @FXML private Label count;
  @FXML private ScrollPane scroll;
  @FXML private Label text;
  @FXML private Label pointing;
  @FXML private HBox answer;
  @FXML private Icon answerSign;
  @FXML private Label answerText;
  @FXML private Pane actions;
  @FXML private Pane asides;
  @FXML private Button cite;
  @FXML private Label made;
  @FXML private Button playThis;
  @FXML private HBox end;
  @FXML private HBox stars;
  @FXML private Label endText;
  @FXML private Button previous;
  @FXML private HBox dots;
  @FXML private Button next;

  /// @param told the step in the language of the page
  public CourseController(
      Course course,
      Function<StepKey, Optional<Step>> told,
      Desk desk,
      ObjectProperty<Speed> speed,
      Onward onward) {
    this.course = course;
    this.told = told;
    this.desk = desk;
    this.speed = speed;
    this.onward = onward;
  }

  @FXML
  private void initialize() {
    page = new Page(desk, picture, text, answer, answerSign, answerText, pointing, actions, asides);
    previous.setOnAction(_ -> course.previous());
    next.setOnAction(_ -> goOn());
    // Where the text has to scroll, what is answered comes into view.
    answerText
        .textProperty()
        .addListener((_, _, said) -> {
          if (!said.isEmpty()) {
            Platform.runLater(() -> scroll.setVvalue(scroll.getVmax()));
          }
        });
    for (int i = 0; i < course.size() && course.size() <= MOST_DOTS; i++) {
      Region dot = new Region();
      dot.getStyleClass().add("dot");
      dots.getChildren().add(dot);
    }
  }

  /// Shows the step at which the learner is.
  public void begin() {
    course.indexProperty().addListener(turn);
    show();
  }

  /// Stops whatever moves.
  public void end() {
    course.indexProperty().removeListener(turn);
    endStep();
  }

  private void goOn() {
    if (course.isLast()) {
      onward.go().run();
    } else {
      course.next();
    }
  }

  private void endStep() {
    if (view != null) {
      view.end();
      view = null;
    }
  }

  private void show() {
    endStep();
    if (page == null) {
      return;
    }
    page.clear();
    Step step = told.apply(course.stage().key()).orElse(course.stage().step());
    course.model().doneProperty().removeListener(finish);
    course.model().doneProperty().addListener(finish);
    view = view(page, step);
    kind.setText(desk.say("kind." + StepKind.of(step).id()));
    kindSign.setSign(StepKind.of(step).sign());
    count.setText(desk.say("count", course.index() + 1, course.size()));
    cite.setText(
        step instanceof Compare
            ? desk.say("sources")
            : desk.books().say(step.cite().getFirst(), desk.words().language()));
    cite.setOnAction(_ -> new Sources(desk).show(step, cite));
    String origin = Sources.made(step.diagram());
    made.setText(desk.say("made." + origin));
    made.setTooltip(new Tooltip(desk.say("made.long." + origin)));
    playThis.setOnAction(_ -> game(step).ifPresent(Runnable::run));
    Page.show(playThis, view.position().isPresent() && game(step).isPresent());
    scroll.setVvalue(0);
    showWays();
    view.begin();
  }

  /// Returns the way to a game from what the board shows, or from where it began if that is over.
  private Optional<Runnable> game(Step step) {
    return Optional.ofNullable(view)
        .flatMap(StepView::position)
        .flatMap(position -> desk.game(step.edition(), position))
        .or(() -> desk.game(step.edition(), step.diagram().start()));
  }

  private StepView view(Page on, Step step) {
    return switch (step) {
      case Say say -> new StillView(on, say);
      case Gallery gallery -> new GalleryView(on, gallery);
      case Compare compare -> new CompareView(on, compare);
      case Watch watch -> new WatchView(on, watch, (WatchModel) course.model(), speed);
      case Try exercise -> new TryView(on, exercise, (TryModel) course.model());
      case Ask ask -> new AskView(on, ask, (AskModel) course.model());
      case Decide decide -> new DecideView(on, decide, (DecideModel) course.model());
    };
  }

  private void showWays() {
    previous.setDisable(course.isFirst());
    next.setText(
        !course.isLast()
            ? desk.say("next")
            : onward
                .title()
                .map(title -> desk.say("next.lesson", title))
                .orElse(desk.say("to-map")));
    boolean done = course.model().isDone();
    next.getStyleClass().remove("accent");
    if (done) {
      next.getStyleClass().add("accent");
    }
    showEnd(done && course.isLast());
    for (int i = 0; i < dots.getChildren().size(); i++) {
      dots.getChildren().get(i).pseudoClassStateChanged(HERE, i == course.index());
      dots.getChildren().get(i).pseudoClassStateChanged(PAST, i < course.index());
    }
  }

  /// Shows the stars when a lesson with exercises has come to its end.
  private void showEnd(boolean ended) {
    int reached = ended ? onward.stars().getAsInt() : 0;
    Page.show(end, reached > 0);
    stars.getChildren().clear();
    for (int i = 1; reached > 0 && i <= Progress.MOST; i++) {
      stars.getChildren().add(new Icon(i <= reached ? "bi-star-fill" : "bi-star"));
    }
    stars.setAccessibleText(desk.say("stars", reached));
    endText.setText(desk.say(reached == Progress.MOST ? "end.best" : "end.more"));
  }
}
