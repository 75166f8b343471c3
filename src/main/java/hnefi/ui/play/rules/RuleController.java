package hnefi.ui.play.rules;

import hnefi.fx.nav.Fxml;
import hnefi.fx.theme.Nodes;
import hnefi.text.Words;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A rule with its source and its rivals.
final class RuleController {
  private final RuleEntry entry;
  private final Words words;
  private final GameStarter games;

  @FXML private Label name;
  @FXML private Label sentence;
  @FXML private Label provenance;
  @FXML private Label passages;
  @FXML private Label note;
  @FXML private Label rivalsTitle;
  @FXML private VBox rivals;

  /// @param games begins a game by another reading
  RuleController(RuleEntry entry, Words words, GameStarter games) {
    this.entry = entry;
    this.words = words;
    this.games = games;
  }

  /// Returns the card of a rule.
  static VBox card(RuleEntry entry, Words words, GameStarter games) {
    return (VBox)
        Fxml.load(RuleController.class, "rule", words, new RuleController(entry, words, games));
  }

  @FXML
  private void initialize() {
    name.setText(entry.name());
    sentence.setText(entry.sentence());
    provenance.setText(entry.provenance());
    passages.setText(passages(entry.passages()));
    Nodes.show(passages, !entry.passages().isEmpty());
    note.setText(entry.note().orElse(""));
    Nodes.show(note, entry.note().isPresent());
    Nodes.show(rivalsTitle, !entry.rivals().isEmpty());
    Nodes.show(rivals, !entry.rivals().isEmpty());
    for (RuleEntry.RivalRuling rival : entry.rivals()) {
      rivals
          .getChildren()
          .add(
              Fxml.load(
                  RuleController.class,
                  "rival",
                  words,
                  new RivalController(rival, passages(rival.passages()), games)));
    }
  }

  private static String passages(List<String> passages) {
    return String.join(" · ", passages);
  }
}
