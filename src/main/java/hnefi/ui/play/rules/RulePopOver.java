package hnefi.ui.play.rules;

import hnefi.fx.layout.VerticalScrollPane;
import hnefi.fx.theme.PopOvers;
import hnefi.rules.Rule;
import hnefi.text.Words;
import hnefi.ui.further.FurtherReadingList;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;

/// Shows what the books say on a rule, near the sentence that rests on it.
public final class RulePopOver {
  private final RuleEntryFactory entries;
  private final Words words;
  private final Supplier<GameStarter> games;
  private final Function<Rule, FurtherReadingList> readOn;
  private Optional<PopOver> shown = Optional.empty();

  /// @param games asked anew each time, because the game goes on
  /// @param readOn where more is told about a rule
  public RulePopOver(
      RuleEntryFactory entries,
      Words words,
      Supplier<GameStarter> games,
      Function<Rule, FurtherReadingList> readOn) {
    this.entries = entries;
    this.words = words;
    this.games = games;
    this.readOn = readOn;
  }

  public void show(Rule rule, Node near) {
    hide();
    VBox card = RuleController.card(entries.entry(rule), words, games.get());
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
