package hnefi.ui.play.rules;

import hnefi.fx.theme.Nodes;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/// Another reading of a rule, who holds it, and how to play it.
final class RivalController {
  private final RuleEntry.RivalRuling rival;
  private final String held;
  private final GameStarter games;

  @FXML private Label sentence;
  @FXML private Label passages;
  @FXML private Label note;
  @FXML private Pane buttons;
  @FXML private Button fromHere;
  @FXML private Button fromStart;

  /// @param held by which passages
  RivalController(RuleEntry.RivalRuling rival, String held, GameStarter games) {
    this.rival = rival;
    this.held = held;
    this.games = games;
  }

  @FXML
  private void initialize() {
    sentence.setText(rival.sentence());
    passages.setText(held);
    Nodes.show(passages, !held.isEmpty());
    note.setText(rival.note().orElse(""));
    Nodes.show(note, rival.note().isPresent());
    boolean playable = rival.edition().isPresent();
    Nodes.show(buttons, playable);
    Nodes.show(fromHere, games.position().isPresent());
    fromHere.setOnAction(_ -> rival.edition().ifPresent(games::fromHere));
    fromStart.setOnAction(_ -> rival.edition().ifPresent(games::fromStart));
    name(fromHere);
    name(fromStart);
  }

  /// Every reading has the same buttons: whoever listens hears which one they play.
  private void name(Button button) {
    button.setAccessibleText(button.getText() + ": " + rival.sentence());
  }
}
