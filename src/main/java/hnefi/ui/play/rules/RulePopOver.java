package hnefi.ui.play.rules;

import hnefi.rules.Rule;
import hnefi.text.Words;
import hnefi.ui.further.FurtherReadingList;
import hnefi.ui.layout.VerticalScrollPane;
import hnefi.ui.theme.PopOvers;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;

/// Shows what the books say on a rule, near the sentence that rests on it.
public final class RulePopOver {
  private final RuleEntryFactory reader;
  private final Words words;
  private final Supplier<GameStarter> play;
  private final Function<Rule, FurtherReadingList> readOn;
  private Optional<PopOver> shown = Optional.empty();

  /// @param play asked anew each time, because the game goes on
  /// @param readOn where more is told about a rule
  public RulePopOver(
      RuleEntryFactory reader,
      Words words,
      Supplier<GameStarter> play,
      Function<Rule, FurtherReadingList> readOn) {
    this.reader = reader;
    this.words = words;
    this.play = play;
    this.readOn = readOn;
  }

  public void show(Rule rule, Node near) {
    hide();
    VBox card = RuleController.card(reader.entry(rule), words, play.get());
    card.getChildren().add(readOn.apply(rule));
    VerticalScrollPane scroll = new VerticalScrollPane(card);
    scroll.getStyleClass().add("rule-scroll");
    shown =
        Optional.of(
            PopOvers.open(
                scroll,
                near,
                PopOver.ArrowLocation.RIGHT_TOP,
                RulePopOver.class.getResource("/hnefi/ui/play/play.css")));
  }

  public void hide() {
    shown.ifPresent(PopOver::hide);
    shown = Optional.empty();
  }
}
