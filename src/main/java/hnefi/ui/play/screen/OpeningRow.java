package hnefi.ui.play.screen;

import hnefi.content.games.OpeningExplorer;
import hnefi.notation.MoveText;
import hnefi.text.Words;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A move that people played, how often, and a bar that says who won; a tap makes the move.
final class OpeningRow extends Button {
  private final Words words;
  private final Label move = new Label();
  private final Label games = new Label();
  private final EvaluationBar bar = new EvaluationBar();
  private final Tooltip told = new Tooltip();
  private Optional<OpeningExplorer.Reply> shown = Optional.empty();

  OpeningRow(Words words, Consumer<OpeningExplorer.Reply> take) {
    this.words = words;
    getStyleClass().add("opening-row");
    move.getStyleClass().add("opening-move");
    games.getStyleClass().add("opening-games");
    HBox.setHgrow(bar, Priority.ALWAYS);
    HBox row = new HBox(move, games, bar);
    row.getStyleClass().add("opening-parts");
    row.prefWidthProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> getWidth() - snappedLeftInset() - snappedRightInset(),
                widthProperty(),
                insetsProperty()));
    setGraphic(row);
    setMaxWidth(Double.MAX_VALUE);
    setTooltip(told);
    setOnAction(_ -> shown.ifPresent(take));
  }

  void show(OpeningExplorer.Reply reply) {
    shown = Optional.of(reply);
    String text = MoveText.write(reply.move()).replace('-', '–');
    move.setText(text);
    games.setText(words.say("openings.games", reply.games()));
    bar.setShare((reply.attackers() + reply.draws() / 2.0) / reply.games());
    told.setText(words.say("openings.move", reply.games(), reply.attackers(), reply.defenders()));
    setAccessibleText(text + ": " + told.getText());
  }
}
