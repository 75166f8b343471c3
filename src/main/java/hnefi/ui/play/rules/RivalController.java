package hnefi.ui.play.rules;

import hnefi.ui.theme.Nodes;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/// Another reading of a rule, who holds it, and how to play it.
final class RivalController {
  private final RuleEntry.Reading reading;
  private final String held;
  private final GameStarter play;

  @FXML private Label sentence;
  @FXML private Label passages;
  @FXML private Label note;
  @FXML private Pane buttons;
  @FXML private Button fromHere;
  @FXML private Button fromStart;

  /// @param held by which passages
  RivalController(RuleEntry.Reading reading, String held, GameStarter play) {
    this.reading = reading;
    this.held = held;
    this.play = play;
  }

  @FXML
  private void initialize() {
    sentence.setText(reading.sentence());
    passages.setText(held);
    Nodes.show(passages, !held.isEmpty());
    note.setText(reading.note().orElse(""));
    Nodes.show(note, reading.note().isPresent());
    boolean playable = reading.edition().isPresent();
    Nodes.show(buttons, playable);
    Nodes.show(fromHere, play.position().isPresent());
    fromHere.setOnAction(_ -> reading.edition().ifPresent(play::fromHere));
    fromStart.setOnAction(_ -> reading.edition().ifPresent(play::fromStart));
  }
}
