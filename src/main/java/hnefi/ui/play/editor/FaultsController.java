package hnefi.ui.play.editor;

import hnefi.fx.nav.ModelListener;
import hnefi.fx.nav.Navigator;
import hnefi.fx.speech.Announcement;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.notation.SquareText;
import hnefi.rules.SetUpFault;
import hnefi.text.Sentences;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.route.GameRoute;
import java.util.List;
import java.util.function.Function;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// What is wrong or odd about the position, and the way into a game if nothing prevents one.
final class FaultsController extends ModelListener {
  private final EditorModel model;
  private final Function<EditorModel, GameRoute> game;
  private final Navigator navigator;
  private final Words words;

  @FXML private VBox faults;
  @FXML private Label sound;
  @FXML private Button play;

  /// @param game the game that begins with what was set up
  FaultsController(
      EditorModel model, Function<EditorModel, GameRoute> game, Navigator navigator, Words words) {
    this.model = model;
    this.game = game;
    this.navigator = navigator;
    this.words = words;
  }

  @FXML
  private void initialize() {
    play.setOnAction(_ -> play());
    listen(model.faultsProperty().subscribe(this::show));
  }

  /// Begins the game, if it can begin.
  void play() {
    if (model.isPlayable()) {
      navigator.enter(game.apply(model));
    } else {
      Announcement.reply(faults, told(model.faultsProperty().get()));
    }
  }

  private void show(List<SetUpFault> found) {
    faults
        .getChildren()
        .setAll(
            found.stream()
                .map(each ->
                    Labels.wrapped(sentence(each), each.kind().prevents() ? "warning" : "soft"))
                .toList());
    Nodes.show(faults, !found.isEmpty());
    Nodes.show(sound, found.isEmpty());
    play.setDisable(!model.isPlayable());
    Announcement.say(faults, told(found));
  }

  private String told(List<SetUpFault> found) {
    return found.isEmpty()
        ? sound.getText()
        : Sentences.join(found.stream().map(this::sentence).toList());
  }

  private String sentence(SetUpFault fault) {
    return words.say(
        "fault." + Tag.of(fault.kind()),
        String.join(", ", SquareText.write(fault.squares())),
        words.say("side." + Tag.of(model.positionProperty().get().toMove())));
  }
}
