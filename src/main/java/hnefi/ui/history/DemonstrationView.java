package hnefi.ui.history;

import hnefi.content.Edition;
import hnefi.content.history.Demonstration;
import hnefi.content.history.Reading;
import hnefi.fx.layout.TwoColumnPane;
import hnefi.fx.speech.Announcement;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.narration.BoardMarks;
import hnefi.narration.Narrator;
import hnefi.narration.Statement;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Refusal;
import hnefi.rules.StartPosition;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.MarkLegend;
import hnefi.ui.board.command.BoardCommands;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.route.GameRoute;
import hnefi.ui.settings.Boards;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// The same move on the same board, under whichever reading is chosen: what happens, and why.
final class DemonstrationView extends VBox {
  private record Choice(Reading reading, Edition edition, ToggleButton button) {}

  private final HistoryContext context;
  private final Boards boards;
  private final DisputeModel model;
  private final Demonstration demonstration;
  private final BoardControl board = new BoardControl();
  private final Label account = new Label();
  private final Button goOn = new Button();
  private final List<Choice> choices = new ArrayList<>();
  private final Subscription subscription;

  DemonstrationView(
      HistoryContext context, Boards boards, DisputeModel model, Demonstration demonstration) {
    this.context = context;
    this.boards = boards;
    this.model = model;
    this.demonstration = demonstration;
    getStyleClass().addAll("sheet", "demonstration");
    setId("demonstration-" + demonstration.id());
    Label note = Labels.wrapped(context.say(demonstration.note()), "subheading");
    VBox readings = new VBox();
    readings.getStyleClass().add("reading-buttons");
    // Whoever comes by Tab has not read what is shown here.
    readings.setAccessibleText(note.getText());
    ToggleGroup group = new ToggleGroup();
    for (Reading each : model.dispute().readings()) {
      if (demonstration.outcomes().containsKey(each.id())) {
        each.play()
            .flatMap(context.library()::edition)
            .ifPresent(edition -> choices.add(new Choice(each, edition, button(group, each))));
      }
    }
    choices.forEach(each -> readings.getChildren().add(each.button));
    account.setWrapText(true);
    account.getStyleClass().addAll("running", "account");
    account.setId("account-" + demonstration.id());
    goOn.setText(context.say("play.on"));
    goOn.setGraphic(new Icon("bi-play-fill"));
    goOn.setVisible(false);
    goOn.setId("go-on-" + demonstration.id());
    Label hint = Labels.wrapped(context.say("dispute.try"), "soft");
    MarkLegend legend = new MarkLegend();
    legend.explain(board);
    VBox side = new VBox(note, hint, readings, account, goOn, legend);
    side.getStyleClass().add("demonstration-side");
    board.getStyleClass().add("demonstration-board");
    TwoColumnPane columns = new TwoColumnPane();
    columns.getChildren().addAll(board, side);
    columns.setAccessibleText(note.getText());
    getChildren().add(columns);
    choices.stream().findFirst().ifPresent(each -> reset(each.edition));
    subscription =
        model.shownProperty(demonstration).subscribe(shown -> shown.ifPresent(this::show));
  }

  private ToggleButton button(ToggleGroup group, Reading reading) {
    ToggleButton button =
        new ToggleButton(context.say(reading.name()), new Icon("bi-arrow-repeat"));
    Nodes.join(button, group, () -> choose(reading.id()));
    button.setMaxWidth(Double.MAX_VALUE);
    button.setWrapText(true);
    button.setId("show-" + demonstration.id() + "-" + reading.id());
    return button;
  }

  /// Plays a reading; the one that is shown is played once more.
  private void choose(String reading) {
    if (model.shownProperty(demonstration).get().filter(reading::equals).isPresent()) {
      show(reading);
    } else {
      model.show(demonstration, reading);
    }
  }

  /// Lets go of the model, which outlives the screen.
  void dispose() {
    subscription.unsubscribe();
  }

  private Position reset(Edition edition) {
    Position start = demonstration.play(edition).start();
    boards.dress(board, edition);
    board.setArrangement(start.board());
    Move move = demonstration.moves().getFirst();
    board.setMarks(BoardMarks.NONE.withArrow(move.from(), move.to()));
    return start;
  }

  private void show(String reading) {
    choices.stream()
        .filter(each -> each.reading.id().equals(reading))
        .findFirst()
        .ifPresent(this::play);
  }

  private void play(Choice choice) {
    choice.button.setSelected(true);
    Position position = reset(choice.edition);
    Narrator narrator =
        new Narrator(choice.edition, context.history().sources(), context.language());
    List<Statement> said = new ArrayList<>();
    for (Verdict verdict : demonstration.play(choice.edition).verdicts()) {
      switch (verdict) {
        case Turn turn -> {
          board.play(turn);
          board.setMarks(BoardMarks.explaining(turn));
          said.addAll(narrator.tell(turn));
          position = turn.after();
        }
        case Refusal refusal -> {
          Statement why = narrator.tell(refusal, position);
          board.setMarks(board.getMarks().with(BoardMarks.Kind.TROUBLE, why.captors()));
          said.add(why);
        }
      }
    }
    account.setText(said.stream().map(Statement::text).collect(Collectors.joining(" ")));
    Announcement.say(this, account.getText());
    Position reached = position;
    BoardCommands.of(board).ifPresent(each -> each.setPosition(() -> Optional.of(reached)));
    GameRoute game =
        GameRoute.of(choice.edition.name(), StartPosition.of(reached))
            .about(model.dispute().switches(choice.reading, context.library()));
    goOn.setVisible(reached.outcome().isEmpty() && context.navigator().knows(game));
    Nodes.setOnSlowAction(goOn, () -> context.navigator().enter(game));
  }
}
