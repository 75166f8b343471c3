package hnefi.ui.history;

import hnefi.content.Edition;
import hnefi.content.history.Demonstration;
import hnefi.content.history.Dispute;
import hnefi.content.history.Reading;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.narration.RuleWords;
import hnefi.rules.StartPosition;
import hnefi.rules.Switch;
import hnefi.ui.history.part.CitationList;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.route.GameRoute;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// One reading of a dispute: what it says, who holds it, and where a rule or the start position
/// depends on it, the rule and a board on which it is played.
final class ReadingCard extends VBox {
  private final HistoryContext context;
  private final Dispute dispute;

  ReadingCard(HistoryContext context, Dispute dispute, Reading reading) {
    this.context = context;
    this.dispute = dispute;
    getStyleClass().addAll("sheet", "reading");
    getChildren()
        .addAll(
            Labels.wrapped(context.say(reading.name()), "subheading"),
            Labels.wrapped(context.say(reading.text()), "running"));
    reading.play().flatMap(context.library()::edition).ifPresent(each -> playable(reading, each));
    passages("reading.supports", new CitationList(context, reading.supports()));
    if (!reading.contradicts().isEmpty()) {
      passages("reading.contradicts", CitationList.brief(context, reading.contradicts()));
    }
    String silent = context.silent(reading.supports(), reading.contradicts());
    if (!silent.isEmpty()) {
      heading("reading.silent");
      getChildren().add(Labels.wrapped(silent, "soft"));
    }
  }

  private void playable(Reading reading, Edition edition) {
    List<Switch> switches = dispute.switches(reading, context.library());
    if (!switches.isEmpty()) {
      RuleWords words = new RuleWords(context.language());
      String rules =
          switches.stream()
              .map(each -> words.sentence(edition.rules().value(each)))
              .collect(Collectors.joining(" "));
      getChildren().add(Labels.wrapped(context.say("reading.rules", rules), "soft"));
    }
    getChildren().add(button(reading, edition));
  }

  /// Opens the position that shows the reading, or the start where the start is what matters: as a
  /// position all the same, so that a move tried there does not become the game under way.
  private GameRoute route(Reading reading, Edition edition) {
    StartPosition from =
        dispute
            .demonstration(reading)
            .flatMap(Demonstration::start)
            .orElseGet(() -> StartPosition.of(edition.referee().start(edition.layout().board())));
    return GameRoute.of(edition.name(), from).about(dispute.switches(reading, context.library()));
  }

  private Button button(Reading reading, Edition edition) {
    Button play = new Button(context.say("play.reading"), new Icon("bi-play-fill"));
    play.setId("play-" + reading.id());
    play.getStyleClass().add("primary");
    play.setMaxWidth(Double.MAX_VALUE);
    play.setAccessibleText(play.getText() + ": " + context.say(reading.name()));
    GameRoute game = route(reading, edition);
    Nodes.show(play, context.navigator().knows(game));
    Nodes.setOnSlowAction(play, () -> context.navigator().enter(game));
    return play;
  }

  /// Whoever comes to a passage by Tab has to know whether it speaks for the reading or against it.
  private void passages(String key, CitationList list) {
    heading(key);
    list.setAccessibleText(context.say(key));
    getChildren().add(list);
  }

  private void heading(String key) {
    getChildren().add(Labels.wrapped(context.say(key), "small-heading"));
  }
}
