package hnefi.ui.learn.page;

import hnefi.content.diagram.DiagramEvent;
import hnefi.content.diagram.Mark;
import hnefi.content.lesson.Watch;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Nodes;
import hnefi.narration.BoardMarks;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.text.Text;
import hnefi.ui.board.AnimationSpeed;
import hnefi.ui.board.BoardControl;
import hnefi.ui.learn.step.WatchModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.util.Subscription;

/// Replays a diagram: each event comes with its words and stays as long as they take to read. What
/// the words begin with is shown first, and who falls when they come to it.
final class WatchView implements StepView {
  private final LessonPage page;
  private final Watch watch;
  private final WatchModel model;
  private final Language language;
  private final BoardControl board;
  private final Label count = new Label();
  private final Optional<PredictionView> prediction;
  private Subscription subscription = Subscription.EMPTY;
  private Runnable forgetNext = () -> {};
  private Runnable forgetRest = () -> {};
  private final Button play;
  private final Button forward;
  private final Button back;
  private final List<Node> controls;

  WatchView(LessonPage page, Watch watch, WatchModel model) {
    this.page = page;
    this.watch = watch;
    this.model = model;
    this.language = page.context().words().language();
    board = page.hang(watch.edition(), model.position());
    back = page.action("back", "bi-skip-start", model::back);
    play = page.action("play", "bi-play", model::toggle);
    play.getStyleClass().add("accent");
    // At the board the arrows would go from square to square instead of stepping the figure.
    Nodes.focusFirst(play);
    forward = page.action("forward", "bi-skip-end", model::step);
    Button again = page.action("again", "bi-arrow-counterclockwise", model::again);
    for (Button button : List.of(back, forward, again)) {
      button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
      explain(button, button.getText());
    }
    count.getStyleClass().addAll("soft", "count");
    page.action(count);
    controls = List.of(back, play, forward, again, count);
    prediction =
        watch.prediction().map(task -> new PredictionView(page, watch, task, model, board));
    show(false);
  }

  @Override
  public void begin() {
    subscription =
        Subscription.combine(
            model.progressProperty().subscribe((old, now) -> show(now.shown() > old.shown())),
            model.playingProperty().subscribe((_, _) -> scheduleNext()));
    if (model.shown() == 0 && model.phase() == WatchModel.Phase.WATCHING) {
      model.playingProperty().set(true);
    }
    scheduleNext();
  }

  @Override
  public void end() {
    forgetNext.run();
    forgetRest.run();
    subscription.unsubscribe();
    model.playingProperty().set(false);
  }

  @Override
  public Optional<Position> position() {
    return Optional.of(model.position());
  }

  private static void explain(Button button, String words) {
    button.setAccessibleText(words);
    button.setTooltip(new Tooltip(words));
  }

  private void show(boolean navigation) {
    forgetRest.run();
    boolean watching = model.phase() == WatchModel.Phase.WATCHING;
    boolean focused = controls.stream().anyMatch(Node::isFocused);
    boolean answering = prediction.filter(PredictionView::isFocused).isPresent();
    controls.forEach(each -> Nodes.show(each, watching));
    prediction.ifPresent(each -> each.show(focused));
    page.reserve(watching ? texts() : Stream.empty());
    if (!watching) {
      scheduleNext();
      return;
    }
    page.say(text());
    if (model.latest().isEmpty()) {
      board.show(model.position().board());
      mark(watch.diagram().marks(), BoardMarks.NONE);
    } else {
      show(model.latest().get(), navigation);
    }
    count.setText(page.context().say("count", model.shown(), model.length()));
    back.setDisable(model.shown() == 0);
    forward.setDisable(model.isAtEnd());
    scheduleNext();
    if (answering) {
      play.requestFocus();
    }
  }

  private void show(DiagramEvent event, boolean navigation) {
    switch (event) {
      case DiagramEvent.Played played when navigation && isInRhythm(played.turn()) -> {
        board.show(played.before().board());
        mark(event.marks(), StepMarks.closing(played.turn()));
        forgetRest =
            page.context()
                .scheduler()
                .schedule(
                    ReadingTime.untilLastClause(words()) * board.getAnimationSpeed().pauseFactor(),
                    () -> play(played));
      }
      case DiagramEvent.Played played when navigation -> play(played);
      case DiagramEvent.Played played -> {
        board.show(played.after().board());
        mark(event.marks(), BoardMarks.explaining(played.turn()));
      }
      case DiagramEvent.Refused refused -> {
        board.show(refused.before().board());
        mark(
            event.marks(),
            StepMarks.explaining(refused.refusal())
                .withArrow(refused.move().from(), refused.move().to()));
      }
    }
  }

  private void play(DiagramEvent.Played played) {
    board.play(played.turn());
    mark(played.marks(), BoardMarks.explaining(played.turn()));
  }

  /// While the diagram runs by itself, whoever closes a trap lights up with the first words, and
  /// the trap closes with the last. By hand everything happens at once.
  private boolean isInRhythm(Turn turn) {
    return model.playingProperty().get()
        && board.getAnimationSpeed() != AnimationSpeed.OFF
        && !turn.captures().isEmpty();
  }

  private void mark(List<Mark> marks, BoardMarks shown) {
    board.setMarks(StepMarks.with(shown, marks));
  }

  private String words() {
    return text().in(language);
  }

  private Text text() {
    return model.latest().map(DiagramEvent::words).orElseGet(this::caption);
  }

  private Text caption() {
    return watch.text().orElse(watch.diagram().caption());
  }

  private Stream<Text> texts() {
    return Stream.concat(
        Stream.of(caption()), watch.diagram().events().stream().map(DiagramEvent::words));
  }

  /// Lets the next event come when the words have been read.
  private void scheduleNext() {
    forgetNext.run();
    boolean playing = model.playingProperty().get();
    String action = playing ? "pause" : model.isAtEnd() ? "watch-again" : "play";
    play.setText(page.context().say("action." + action));
    ((Icon) play.getGraphic())
        .setSign(playing ? "bi-pause" : model.isAtEnd() ? "bi-arrow-repeat" : "bi-play");
    if (playing) {
      String read = words() + " " + prediction.map(PredictionView::confirmed).orElse("");
      forgetNext =
          page.context()
              .scheduler()
              .schedule(
                  ReadingTime.reading(read) * board.getAnimationSpeed().pauseFactor(),
                  model::forward);
    }
  }
}
