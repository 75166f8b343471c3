package hnefi.ui.play.screen;

import hnefi.content.games.OpeningExplorer;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Nodes;
import hnefi.text.Words;
import hnefi.ui.play.coach.OpeningsModel;
import java.util.ArrayList;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// What people played from the position that is looked at, how often, and who won in the end.
final class OpeningsController extends ModelListener {
  /// Moves that are listed; the others are counted together.
  private static final int LISTED = 6;

  private final OpeningsModel openings;
  private final Words words;
  private final List<OpeningRow> shown = new ArrayList<>();

  @FXML private VBox part;
  @FXML private VBox rows;
  @FXML private Label others;

  OpeningsController(OpeningsModel openings, Words words) {
    this.openings = openings;
    this.words = words;
  }

  @FXML
  private void initialize() {
    listen(openings.repliesProperty().subscribe(this::show));
  }

  private void show(List<OpeningExplorer.Reply> replies) {
    Nodes.show(part, !replies.isEmpty());
    List<OpeningExplorer.Reply> listed = replies.subList(0, Math.min(LISTED, replies.size()));
    while (shown.size() < listed.size()) {
      shown.add(new OpeningRow(words, openings::take));
    }
    for (int i = 0; i < listed.size(); i++) {
      shown.get(i).show(listed.get(i));
    }
    rows.getChildren().setAll(shown.subList(0, listed.size()));
    List<OpeningExplorer.Reply> rest = replies.subList(listed.size(), replies.size());
    Nodes.show(others, !rest.isEmpty());
    int games = rest.stream().mapToInt(OpeningExplorer.Reply::games).sum();
    others.setText(words.say("openings.others", rest.size(), games));
  }
}
