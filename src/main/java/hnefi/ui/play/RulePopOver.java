package hnefi.ui.play;

import hnefi.rules.Rule;
import hnefi.text.Words;
import hnefi.ui.theme.PopOvers;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;

/// Shows what the books say on a rule, near the sentence that rests on it.
final class RulePopOver {
  private final RuleReader reader;
  private final Words words;
  private final java.util.function.Supplier<PlayReading> play;
  private java.util.Optional<PopOver> shown = java.util.Optional.empty();

  /// @param play asked anew each time, because the game goes on
  RulePopOver(RuleReader reader, Words words, java.util.function.Supplier<PlayReading> play) {
    this.reader = reader;
    this.words = words;
    this.play = play;
  }

  void show(Rule rule, Node near) {
    hide();
    VBox card = RuleController.card(reader.entry(rule), words, play.get());
    ScrollPane scroll = new ScrollPane(card);
    scroll.setFitToWidth(true);
    scroll.getStyleClass().add("rule-scroll");
    PopOver popOver = new PopOver(scroll);
    popOver.setDetachable(false);
    popOver.setAnimated(false);
    popOver.setArrowLocation(PopOver.ArrowLocation.RIGHT_TOP);
    PopOvers.dress(popOver, near, RulePopOver.class.getResource("play.css"));
    popOver.show(near);
    shown = java.util.Optional.of(popOver);
  }

  void hide() {
    shown.ifPresent(PopOver::hide);
    shown = java.util.Optional.empty();
  }
}
