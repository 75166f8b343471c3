package hnefi.ui.kiosk;

import hnefi.content.lesson.Practice.Attempt;
import hnefi.content.lesson.Round;
import hnefi.content.lesson.Try;
import hnefi.narration.BoardMarks;
import hnefi.rules.Move;
import hnefi.rules.Turn;
import hnefi.text.Text;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.HintLevel;
import hnefi.ui.learn.page.ReplayScheduler;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.nav.Disposable;
import hnefi.ui.settings.Boards;
import hnefi.ui.theme.Nodes;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.util.Subscription;

/// The rescue on the board. Whoever goes wrong sees what comes of it and gets the position back;
/// who does nothing or goes wrong again and again is shown a little more each time.
final class RescueController implements Disposable {
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
  private final ReplayScheduler pacing;
  private final Runnable learnMore;
  private final Runnable playGame;
  private Subscription subscription = Subscription.EMPTY;
  private Runnable forget = () -> {};

  @FXML private BoardControl board;
  @FXML private Label told;
  @FXML private Label hinted;
  @FXML private Button hint;
  @FXML private Button again;
  @FXML private Button skip;
  @FXML private Button play;

  RescueController(
      Try exercise,
      TryModel model,
      Boards boards,
      Words words,
      ReplayScheduler pacing,
      Runnable learnMore,
      Runnable playGame) {
    this.exercise = exercise;
    this.model = model;
    this.boards = boards;
    this.words = words;
    this.pacing = pacing;
    this.learnMore = learnMore;
    this.playGame = playGame;
  }

  @FXML
  private void initialize() {
    boards.dress(board, exercise.edition());
    board.setCoordinatesShown(false);
    board.setArrangement(model.position().board());
    board.moveInput().setMovable(model::isMovable);
    board.moveInput().setDestinations(model::destinations);
    board.moveInput().setOnMove(model::attempt);
    hint.setOnAction(_ -> model.hint());
    again.setOnAction(_ -> model.again());
    skip.setOnAction(_ -> learnMore.run());
    play.setOnAction(_ -> playGame.run());
    model.latest().filter(Attempt.Wrong.class::isInstance).ifPresent(_ -> model.takeBack());
    tell();
    showButtons();
  }

  void begin() {
    subscription =
        Subscription.combine(
            model.latestProperty().subscribe((_, now) -> follow(now)),
            model.rungProperty().subscribe((_, now) -> now.ifPresent(this::show)));
    waitForVisitor();
  }

  @Override
  public void dispose() {
    forget.run();
    subscription.unsubscribe();
  }

  private Round round() {
    return exercise.rounds().get(Math.min(model.round(), exercise.rounds().size() - 1));
  }

  private void follow(Optional<Attempt> latest) {
    forget.run();
    hinted.setText("");
    if (latest.isEmpty()) {
      board.setMarks(BoardMarks.NONE);
      board.show(model.position().board());
      tell();
      waitForVisitor();
    } else {
      switch (latest.get()) {
        case Attempt.Right right -> {
          play(right.turn());
          tell();
          right.reply().ifPresent(reply -> answer(reply, this::waitForVisitor));
        }
        case Attempt.Wrong wrong -> {
          play(wrong.turn());
          told.setText(words.say("rescue.wrong"));
          wrong
              .punishment()
              .ifPresentOrElse(
                  punishment -> answer(punishment, this::takeBackLater), this::takeBackLater);
        }
        case Attempt.Refused _ -> hinted.setText(words.say("rescue.refused"));
      }
    }
    showButtons();
  }

  private void play(Turn turn) {
    board.play(turn);
    board.setMarks(BoardMarks.explaining(turn));
  }

  private void answer(Turn turn, Runnable then) {
    forget =
        pacing.after(
            ANSWER,
            () -> {
              play(turn);
              then.run();
            });
  }

  private void takeBackLater() {
    forget =
        pacing.after(
            MISTAKE,
            () -> {
              model.takeBack();
              model.hint();
            });
  }

  private void waitForVisitor() {
    forget = pacing.after(PATIENCE, model::hint);
  }

  private void tell() {
    Text text = model.isDone() ? exercise.done() : round().say().orElse(exercise.text());
    told.setText(text.in(words.language()));
  }

  private void show(HintLevel rung) {
    Optional<Move> solution = model.isReady() ? model.solution() : Optional.empty();
    solution.ifPresent(move -> {
      board.setMarks(rung.mark(BoardMarks.NONE, List.of(), move));
      hinted.setText(round().hint().in(words.language()));
      waitForVisitor();
    });
    showButtons();
  }

  private void showButtons() {
    boolean done = model.isDone();
    Nodes.show(hint, !done);
    Nodes.show(skip, true);
    skip.setText(words.say(done ? "rescue.learn" : "rescue.skip"));
    Nodes.show(again, done);
    Nodes.show(play, done);
    hint.setDisable(!model.isReady() || !model.hasMoreHints());
  }
}
