package hnefi.ui.learn.page;

import hnefi.content.Edition;
import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Decide;
import hnefi.content.lesson.Gallery;
import hnefi.content.lesson.Say;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.lesson.Watch;
import hnefi.rules.Position;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.learn.step.AskModel;
import hnefi.ui.learn.step.Course;
import hnefi.ui.learn.step.DecideModel;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.learn.step.WatchModel;
import hnefi.ui.theme.Icon;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.value.ChangeListener;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
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
  private final BiFunction<Edition, Position, Optional<Runnable>> door;
  private final Optional<String> nextTitle;
  private final Runnable leave;
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
  @FXML private Button cite;
  @FXML private Button playThis;
  @FXML private Button previous;
  @FXML private HBox dots;
  @FXML private Button next;

  /// @param told the step in the language of the page
  /// @param door opens a position as a game
  /// @param nextTitle the title of the lesson after this one; none for the way back to the map
  /// @param leave goes there
  public CourseController(
      Course course,
      Function<StepKey, Optional<Step>> told,
      Desk desk,
      BiFunction<Edition, Position, Optional<Runnable>> door,
      Optional<String> nextTitle,
      Runnable leave) {
    this.course = course;
    this.told = told;
    this.desk = desk;
    this.door = door;
    this.nextTitle = nextTitle;
    this.leave = leave;
  }

  @FXML
  private void initialize() {
    page = new Page(desk, picture, text, answer, answerSign, answerText, pointing, actions);
    previous.setOnAction(_ -> course.previous());
    next.setOnAction(_ -> onward());
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

  private void onward() {
    if (course.isLast()) {
      leave.run();
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
    kind.setText(desk.say("kind." + kindOf(step)));
    kindSign.setSign(sign(step));
    count.setText(desk.say("count", course.index() + 1, course.size()));
    cite.setText(desk.books().say(step.cite().getFirst(), desk.words().language()));
    cite.setOnAction(_ -> new Sources(desk).show(step, cite));
    Optional<Runnable> game = door.apply(step.edition(), step.diagram().start());
    Page.show(playThis, game.isPresent());
    playThis.setOnAction(_ -> game.ifPresent(Runnable::run));
    scroll.setVvalue(0);
    showWays();
    view.begin();
  }

  private StepView view(Page on, Step step) {
    return switch (step) {
      case Say say -> new StillView(on, say);
      case Gallery gallery -> new CasesView(on, gallery);
      case Compare compare -> new CasesView(on, compare);
      case Watch watch -> new WatchView(on, watch, (WatchModel) course.model());
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
            : nextTitle.map(title -> desk.say("next.lesson", title)).orElse(desk.say("to-map")));
    boolean done = course.model().isDone();
    next.getStyleClass().remove("accent");
    if (done) {
      next.getStyleClass().add("accent");
    }
    for (int i = 0; i < dots.getChildren().size(); i++) {
      dots.getChildren().get(i).pseudoClassStateChanged(HERE, i == course.index());
      dots.getChildren().get(i).pseudoClassStateChanged(PAST, i < course.index());
    }
  }

  private static String kindOf(Step step) {
    return switch (step) {
      case Say _ -> "say";
      case Watch _ -> "watch";
      case Gallery _ -> "gallery";
      case Try exercise -> exercise.rounds().size() > 1 ? "game" : "try";
      case Ask _ -> "ask";
      case Decide _ -> "decide";
      case Compare _ -> "compare";
    };
  }

  private static String sign(Step step) {
    return switch (step) {
      case Say _ -> "bi-chat-square-text";
      case Watch _ -> "bi-eye";
      case Gallery _ -> "bi-columns-gap";
      case Try _ -> "bi-hand-index";
      case Ask _, Decide _ -> "bi-question-circle";
      case Compare _ -> "bi-layout-three-columns";
    };
  }
}
