package hnefi.ui.learn.page;

import hnefi.content.diagram.Event;
import hnefi.content.diagram.Mark;
import hnefi.content.lesson.Watch;
import hnefi.text.Language;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.BoardMarks;
import hnefi.ui.learn.step.WatchModel;
import hnefi.ui.theme.Icon;
import java.util.List;
import javafx.beans.value.ChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;

/// Replays a diagram: each event comes with its words and stays as long as they take to read.
final class WatchView implements StepView {
  private static final double SETTLING = 1500;
  private static final double READING_A_WORD = 300;
  private static final double SLOWER = 1.8;

  private final Page page;
  private final Watch watch;
  private final WatchModel model;
  private final Language language;
  private final BoardControl board;
  private final Label count = new Label();
  private final ChangeListener<Number> follow =
      (_, old, now) -> show(now.intValue() > old.intValue());
  private final ChangeListener<Boolean> run = (_, _, _) -> pace();
  private Runnable forget = () -> {};
  private final Button play;
  private final Button forward;
  private final Button back;

  WatchView(Page page, Watch watch, WatchModel model) {
    this.page = page;
    this.watch = watch;
    this.model = model;
    this.language = page.desk().words().language();
    board = page.hang(watch.edition(), model.position());
    back = page.action("back", "bi-skip-start", model::back);
    play = page.action("play", "bi-play", model::toggle);
    play.getStyleClass().add("accent");
    forward = page.action("forward", "bi-skip-end", model::forward);
    Button again = page.action("again", "bi-arrow-repeat", model::again);
    ToggleButton slow = new ToggleButton(page.desk().say("action.slow"), new Icon("bi-hourglass"));
    slow.setId("step-slow");
    iconOnly(slow);
    slow.setSelected(model.slowProperty().get());
    slow.setOnAction(_ -> model.slowProperty().set(slow.isSelected()));
    for (Button button : List.of(back, forward, again)) {
      iconOnly(button);
    }
    count.getStyleClass().addAll("soft", "count");
    HBox rest = new HBox(slow, count);
    rest.getStyleClass().add("watch-rest");
    page.action(rest);
    show(false);
  }

  private static void iconOnly(javafx.scene.control.ButtonBase button) {
    button.setAccessibleText(button.getText());
    button.setTooltip(new javafx.scene.control.Tooltip(button.getText()));
    button.setContentDisplay(javafx.scene.control.ContentDisplay.GRAPHIC_ONLY);
  }

  @Override
  public void begin() {
    model.shownProperty().addListener(follow);
    model.playingProperty().addListener(run);
    if (model.shown() == 0) {
      model.playingProperty().set(true);
    }
    pace();
  }

  @Override
  public void end() {
    forget.run();
    model.shownProperty().removeListener(follow);
    model.playingProperty().removeListener(run);
    model.playingProperty().set(false);
  }

  private void show(boolean onward) {
    if (model.latest().isEmpty()) {
      board.show(model.position().board());
      mark(watch.diagram().marks(), BoardMarks.NONE);
    } else {
      show(model.latest().get(), onward);
    }
    page.say(words());
    count.setText(page.desk().say("count", model.shown(), model.length()));
    back.setDisable(model.shown() == 0);
    forward.setDisable(model.isAtEnd());
    pace();
  }

  private void show(Event event, boolean onward) {
    switch (event) {
      case Event.Played played -> {
        if (onward) {
          board.play(played.turn());
        } else {
          board.show(played.after().board());
        }
        mark(event.marks(), BoardMarks.explaining(played.turn()));
      }
      case Event.Refused refused -> {
        board.show(refused.before().board());
        mark(
            event.marks(),
            Page.explaining(refused.refusal())
                .withArrow(refused.move().from(), refused.move().to()));
      }
    }
  }

  private void mark(List<Mark> marks, BoardMarks shown) {
    BoardMarks all = shown;
    for (Mark mark : marks) {
      all = Page.with(all, mark);
    }
    board.setMarks(all);
    page.point(marks);
  }

  private String words() {
    return model
        .latest()
        .map(event -> event.words().in(language))
        .orElseGet(() -> watch.text().orElse(watch.diagram().caption().in(language)));
  }

  /// Lets the next event come when the words have been read.
  private void pace() {
    forget.run();
    boolean playing = model.playingProperty().get();
    play.setText(
        page.desk()
            .say(playing ? "action.pause" : model.isAtEnd() ? "action.again" : "action.play"));
    ((Icon) play.getGraphic())
        .setSign(playing ? "bi-pause" : model.isAtEnd() ? "bi-arrow-repeat" : "bi-play");
    if (playing) {
      double time = SETTLING + READING_A_WORD * words().split(" ").length;
      forget =
          page.desk()
              .pacing()
              .after(model.slowProperty().get() ? SLOWER * time : time, model::forward);
    }
  }
}
