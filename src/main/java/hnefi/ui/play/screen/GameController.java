package hnefi.ui.play.screen;

import hnefi.board.BoardShape;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Appearance;
import hnefi.fx.theme.Nodes;
import hnefi.game.GameClock;
import hnefi.rules.Turn;
import hnefi.sound.SoundEffect;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.command.BoardCommands;
import hnefi.ui.play.coach.BlunderCheck;
import hnefi.ui.play.coach.CoachModel;
import hnefi.ui.play.session.BoardChange;
import hnefi.ui.play.session.Explanation;
import hnefi.ui.play.session.ExplanationTopic;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.settings.Boards;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.event.EventTarget;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// The board of a game.
final class GameController extends ModelListener {
  /// When the end of a game is heard, in milliseconds of the animation.
  private static final double AFTER_THE_MOVE = 600;

  private static final Duration LOW = Duration.ofSeconds(10);

  private final PlayModel model;
  private final ExplanationWords explanationWords;
  private final CoachModel coach;
  private final BlunderCheck blunderCheck;
  private final Boards boards;
  private final Optional<Consumer<BoardShape>> draw;
  private final GameAnnouncements announcements;
  private final Words words;

  @FXML private GameLayout layout;
  @FXML private BoardControl board;
  @FXML private GameMore more;
  @FXML private CoachController coachingController;
  @FXML private RecordController recordController;
  @FXML private ToggleButton explanationPage;
  @FXML private ToggleButton coachPage;
  @FXML private ToggleButton recordPage;

  /// @param draw hears of what is drawn on the board; empty where nobody can draw
  GameController(
      PlayModel model,
      ExplanationWords explanationWords,
      CoachModel coach,
      BlunderCheck blunderCheck,
      Boards boards,
      Optional<Consumer<BoardShape>> draw,
      GameAnnouncements announcements,
      Words words) {
    this.model = model;
    this.explanationWords = explanationWords;
    this.coach = coach;
    this.blunderCheck = blunderCheck;
    this.boards = boards;
    this.draw = draw;
    this.announcements = announcements;
    this.words = words;
  }

  @FXML
  private void initialize() {
    boards.dress(board, model.setup().edition());
    BoardCommands.of(board).ifPresent(announcements::answerAt);
    if (model.setup().players().anyPerson()) {
      BoardCommands.of(board).ifPresent(each -> each.setOnResign(model::askToResign));
    }
    board.setArrangement(model.snapshot().shown().board());
    board.moveInput().setMovable(model::mayMove);
    board.moveInput().setDestinations(model::destinations);
    board.moveInput().setOnMove(blunderCheck::attempt);
    board.moveInput().setOnTap(model::explain);
    draw.ifPresent(board::setOnShapeDrawn);
    model.inHand().filter(model::mayMove).ifPresent(board.moveInput()::select);
    board.moveInput().setOnSelect(this::hold);
    fillMore();
    layout.addEventHandler(
        ActionEvent.ACTION, press -> Platform.runLater(() -> goBackToBoard(press.getTarget())));
    offer(explanationPage, GameLayout.Page.EXPLANATION);
    offer(coachPage, GameLayout.Page.COACH);
    offer(recordPage, GameLayout.Page.RECORD);
    layout
        .sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::focusedProperty)
        .subscribe(
            focused -> model.suspender().windowLeftProperty().set(Boolean.FALSE.equals(focused)));
    layout.arrangementProperty().subscribe(now -> Nodes.show(coachPage, now.isCoachApart()));
    listen(
        model.clockProperty().subscribe(this::tick),
        model.flippedProperty().subscribe(board::setFlipped),
        model.snapshotProperty().subscribe(this::follow),
        model.snapshotProperty().subscribe(_ -> mark()),
        model.snapshotProperty().subscribe((_, _) -> more.close()),
        model.explanation().subjectProperty().subscribe((_, _) -> more.close()),
        model.snapshotProperty().subscribe(_ -> showShapes()),
        model.browser().annotationProperty().subscribe(_ -> showShapes()),
        model.explanation().subjectProperty().subscribe(_ -> mark()),
        model.explanation().litProperty().subscribe(_ -> mark()),
        coach.hintProperty().subscribe(_ -> mark()),
        coach.threatsProperty().subscribe(_ -> mark()),
        coach.litProperty().subscribe(_ -> mark()),
        model.prompts().promptProperty().subscribe(_ -> mark()),
        model.prompts().promptProperty().subscribe(_ -> hurry()),
        model.snapshotProperty().subscribe(_ -> hurry()),
        model.resultVisibleProperty().subscribe(_ -> hurry()),
        model
            .resultShownProperty()
            .subscribe((_, shown) -> {
              if (!shown) {
                Nodes.afterLosingFocus(board, this::goToBoard);
              }
            }),
        model
            .explanation()
            .subjectProperty()
            .subscribe(subject -> turnIf(!(subject instanceof ExplanationTopic.Told))));
  }

  private void fillMore() {
    coachingController.begin(recordController.undo(), recordController.rules());
    more.add(
        words.say("more.move"),
        both(recordController.aboutTheMove(), coachingController.aboutTheMove()));
    more.add(words.say("more.game"), recordController.aboutTheGame());
    more.add(
        words.say("more.board"),
        both(recordController.onTheBoard(), coachingController.onTheBoard()));
    more.add(words.say("more.share"), recordController.toShare());
    more.follow(coachingController.moreOpen());
  }

  private static List<Node> both(List<Node> some, List<Node> others) {
    return Stream.concat(some.stream(), others.stream()).toList();
  }

  /// Whoever puts the result aside goes on at the board.
  private void goToBoard(Node before) {
    if (before.isFocusVisible()) {
      board.focus(board.cursorSquare());
    } else {
      board.requestFocus();
    }
  }

  /// Gives whoever points the keys of the board from the beginning.
  void begin() {
    Platform.runLater(() -> {
      if (Appearance.isPointed(layout) && Nodes.focusOwnerIn(layout).isEmpty()) {
        board.requestFocus();
      }
    });
  }

  /// Whoever pressed a button beside the board with the pointer has the keys of the board again,
  /// unless they went on to something that the button brought, such as the result.
  private void goBackToBoard(EventTarget pressed) {
    if (Appearance.isPointed(layout)
        && Nodes.focusOwnerIn(layout)
            .filter(owner -> owner.equals(pressed) || !Nodes.isUsable(owner))
            .isPresent()) {
      board.requestFocus();
    }
  }

  private void offer(ToggleButton tab, GameLayout.Page page) {
    tab.setOnAction(_ -> {
      tab.setSelected(true); // a second tap must not let go of it
      layout.pageProperty().set(page);
    });
    layout.pageProperty().subscribe(now -> tab.setSelected(now == page));
  }

  /// A question or the result must be read now; who looks back needs the way to the game.
  private void hurry() {
    boolean asked =
        model.prompts().promptProperty().get().isPresent() || model.resultVisibleProperty().get();
    layout.urgentProperty().set(asked || model.snapshot().isLookingAway());
    turnIf(asked);
  }

  /// Shows the words, if there are some that must be read now.
  private void turnIf(boolean said) {
    if (said && layout.pageProperty().get() == GameLayout.Page.RECORD) {
      turnToWords();
    }
  }

  BoardControl board() {
    return board;
  }

  /// Shows the words where there is no room for everything.
  void turnToWords() {
    layout.pageProperty().set(GameLayout.Page.EXPLANATION);
  }

  @Override
  public void dispose() {
    board.moveInput().setOnSelect(_ -> {});
    super.dispose();
  }

  private void hold(@Nullable Square square) {
    model.hold(Optional.ofNullable(square));
  }

  private void follow(GameSnapshot before, GameSnapshot now) {
    if (before.isOngoing() && !now.isOngoing()) {
      board.sound(SoundEffect.END, AFTER_THE_MOVE);
    }
    switch (now.change()) {
      case BoardChange.Played(Turn turn) -> board.play(turn);
      case BoardChange.Jumped _ -> board.show(now.shown().board());
      case BoardChange.Unchanged _ -> board.moveInput().letGo();
    }
  }

  private void showShapes() {
    boolean imagined = model.snapshot().imagined().isPresent();
    board.setShapes(imagined ? List.of() : model.snapshot().place().annotation().shapes());
  }

  /// Every second is heard when a side has little time left.
  private void tick(Optional<GameClock> before, Optional<GameClock> now) {
    Side side = model.snapshot().now().toMove();
    boolean heard =
        before.isPresent()
            && now.isPresent()
            && model.snapshot().isOngoing()
            && now.get().of(side).compareTo(LOW) <= 0
            && now.get().of(side).toSeconds() < before.get().of(side).toSeconds();
    if (heard) {
      board.sound(SoundEffect.TICK, 0);
    }
  }

  private void mark() {
    Explanation said = model.explanation();
    board.setMarks(
        coach.mark(
            explanationWords.marks(model.snapshot(), said.subject(), said.litProperty().get())));
  }
}
