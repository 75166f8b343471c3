package hnefi.ui.kiosk;

import hnefi.board.Square;
import hnefi.content.lesson.Practice.Attempt;
import hnefi.content.lesson.Round;
import hnefi.content.lesson.Try;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.speech.Announcement;
import hnefi.fx.task.Scheduler;
import hnefi.fx.theme.Nodes;
import hnefi.narration.BoardMarks;
import hnefi.narration.Narrator;
import hnefi.narration.Statement;
import hnefi.rules.Move;
import hnefi.rules.Turn;
import hnefi.text.Text;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.HintLevel;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.settings.Boards;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;

/// An exercise on the board. Whoever goes wrong sees what comes of it and gets the position back;
/// who does nothing or goes wrong again and again is shown a little more each time. A subclass adds
/// the ways on from it.
abstract class ExerciseController extends ModelListener {
  /// How long a move is looked at before the answer, in milliseconds.
  private static final double ANSWER = 900;

  /// How long a mistake and its answer are looked at, in milliseconds.
  private static final double MISTAKE = 2800;

  /// How long a visitor may think before something is shown, in milliseconds.
  private static final double PATIENCE = 9000;

  private final Try exercise;
  private final TryModel model;
  private final Boards boards;
  private final Words words;
  private final Scheduler scheduler;
  private final Narrator narrator;
  private final String wrong;
  private Runnable forget = () -> {};

  /// Whether it is told that the latest move was wrong.
  private boolean wrongTold;

  /// Plays the answer to the latest move, as long as that is still looked at.
  private Optional<Runnable> answer = Optional.empty();

  @FXML private BoardControl board;
  @FXML private Label told;
  @FXML private Label hinted;
  @FXML private Button hint;

  /// @param wrong the key of what is said of a wrong move
  ExerciseController(
      Try exercise,
      TryModel model,
      Boards boards,
      Words words,
      Scheduler scheduler,
      Narrator narrator,
      String wrong) {
    this.exercise = exercise;
    this.model = model;
    this.boards = boards;
    this.words = words;
    this.scheduler = scheduler;
    this.narrator = narrator;
    this.wrong = wrong;
  }

  @FXML
  private void initialize() {
    boards.dress(board, exercise.edition());
    board.setCoordinatesShown(false);
    board.setArrangement(model.position().board());
    board.moveInput().setMovable(model::isMovable);
    board.moveInput().setDestinations(model::destinations);
    board.moveInput().setOnMove(model::attempt);
    board.moveInput().setOnSelect(this::goOn);
    hint.setOnAction(_ -> help());
    model.wrong().ifPresent(_ -> model.takeBack());
    tell();
    showHintButton();
    prepare();
    listen(model.doneProperty().subscribe(this::showDone));
  }

  /// Fills in what the page has besides the exercise.
  abstract void prepare();

  /// Offers what there is to do next.
  ///
  /// @param done whether the exercise is solved
  abstract void showDone(boolean done);

  final void begin() {
    listen(
        told.textProperty().subscribe((_, said) -> tell(said)),
        hinted.textProperty().subscribe((_, said) -> tell(said)),
        model.latestProperty().subscribe((_, now) -> follow(now)),
        model.refutationProperty().subscribe((_, now) -> now.ifPresent(this::refute)),
        model.hintLevelProperty().subscribe((_, now) -> now.ifPresent(this::show)));
    waitForVisitor();
  }

  @Override
  public final void dispose() {
    forget.run();
    super.dispose();
  }

  private Round round() {
    return exercise.rounds().get(Math.min(model.round(), exercise.rounds().size() - 1));
  }

  private void follow(Optional<Attempt> latest) {
    hinted.setText("");
    if (latest.isEmpty()) {
      answer = Optional.empty();
      board.setMarks(BoardMarks.NONE);
      board.show(model.position().board());
      if (!wrongTold) {
        tell();
      }
      waitForVisitor();
    } else {
      switch (latest.get()) {
        case Attempt.Right right -> {
          wrongTold = false;
          playNext(right.turn());
          tell();
          right
              .reply()
              .ifPresentOrElse(reply -> answer(reply, this::waitForVisitor), this::waitForVisitor);
        }
        case Attempt.Wrong mistake -> {
          playNext(mistake.turn());
          wrongTold = true;
          told.setText(words.say(wrong));
        }
        case Attempt.Refused _ -> {
          hinted.setText(words.say("exercise.refused"));
          if (answer.isEmpty()) {
            waitForVisitor();
          }
        }
      }
    }
    showHintButton();
  }

  /// Plays a move of the visitor.
  private void playNext(Turn turn) {
    answerAtOnce();
    forget.run();
    play(turn);
  }

  private void play(Turn turn) {
    board.play(turn);
    tell(
        narrator.tell(turn).stream()
            .filter(each -> each.kind() != Statement.Kind.SPARED)
            .map(Statement::text)
            .collect(Collectors.joining(" ")));
    board.setMarks(BoardMarks.explaining(turn));
  }

  private void answer(Turn turn, Runnable then) {
    Runnable playing =
        () -> {
          answer = Optional.empty();
          play(turn);
          then.run();
        };
    answer = Optional.of(playing);
    later(ANSWER, playing);
  }

  private void answerAtOnce() {
    answer.ifPresent(Runnable::run);
  }

  private void refute(TryModel.Refutation refutation) {
    refutation
        .reply()
        .ifPresentOrElse(reply -> answer(reply, this::takeBackLater), this::takeBackLater);
  }

  private void takeBackLater() {
    later(
        MISTAKE,
        () -> {
          model.takeBack();
          model.hint();
        });
  }

  /// What was wrong is read until the visitor goes on.
  private void goOn(@Nullable Square picked) {
    if (wrongTold && picked != null) {
      wrongTold = false;
      tell();
    }
  }

  /// Whoever wants help need not see a mistake out.
  private void help() {
    if (!model.isReady()) {
      model.takeBack();
    }
    model.hint();
  }

  private void waitForVisitor() {
    later(PATIENCE, model::hint);
  }

  /// Does something later, and what was left for later until now not at all.
  private void later(double millis, Runnable action) {
    forget.run();
    forget = scheduler.schedule(millis, action);
  }

  /// Tells whoever listens what others read.
  private void tell(String said) {
    Announcement.say(board, said);
  }

  private void tell() {
    Text text = model.isDone() ? exercise.done() : round().say().orElse(exercise.text());
    told.setText(text.in(words.language()));
  }

  private void show(HintLevel level) {
    Optional<Move> solution = model.isReady() ? model.solution() : Optional.empty();
    solution.ifPresent(move -> {
      answerAtOnce();
      board.setMarks(level.mark(BoardMarks.NONE, List.of(), move));
      hinted.setText(round().hint().in(words.language()));
      switch (level) {
        case AREA -> {}
        case PIECE -> tell(board.describe(move.from()));
        case MOVE -> {
          tell(board.describe(move.from()));
          tell(board.describe(move.to()));
        }
      }
      waitForVisitor();
    });
    showHintButton();
  }

  private void showHintButton() {
    Nodes.show(hint, !model.isDone());
    hint.setDisable(!model.hasMoreHints());
  }
}
