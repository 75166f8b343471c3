package hnefi.ui.play.editor;

import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.fx.layout.SentenceComboBox;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Nodes;
import hnefi.fx.theme.SegmentedChoice;
import hnefi.narration.EditionWords;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;

/// How the position is played: who begins, by which rules.
final class PlayOptionsController extends ModelListener {
  private final EditorModel model;
  private final EditorContext context;
  private final Words words;
  private final ObjectProperty<Side> toMove = new SimpleObjectProperty<>(Side.ATTACKERS);
  private boolean showing;

  @FXML private Pane sides;
  @FXML private SentenceComboBox<Edition> rules;
  @FXML private Label otherSize;

  PlayOptionsController(EditorModel model, EditorContext context, Words words) {
    this.model = model;
    this.context = context;
    this.words = words;
  }

  @FXML
  private void initialize() {
    SegmentedChoice<Side> sideRow =
        new SegmentedChoice<>(
            sides,
            "begin-",
            List.of(Side.values()),
            Tag::of,
            side -> words.say("side." + Tag.of(side)),
            toMove);
    rules.setSentences(each -> EditionWords.title(each, words.language()));
    listen(
        sideRow.follow(),
        model.positionProperty().subscribe(position -> toMove.set(position.toMove())),
        model.positionProperty().map(each -> each.board().size()).subscribe(_ -> offerRules()),
        model.editionProperty().subscribe(_ -> tellOfSize()),
        toMove.subscribe(side -> model.setToMove(side)),
        rules.valueProperty().subscribe(this::choose));
  }

  private void choose(@Nullable Edition edition) {
    if (edition != null && !showing) {
      model.editionProperty().set(edition);
    }
  }

  /// Rules for a board of this size come first; any other can be tried on it all the same.
  private void offerRules() {
    showing = true;
    Edition chosen = model.editionProperty().get();
    List<Edition> editions =
        new ArrayList<>(context.library().rulebooks().stream().map(Edition::of).toList());
    editions.addAll(context.houseRules());
    if (!editions.contains(chosen)) {
      editions.addFirst(chosen);
    }
    editions.sort(Comparator.comparing(each -> !fits(each)));
    // Where the value stays the same, the box goes on showing its place in the old order.
    rules.setValue(null);
    rules.getItems().setAll(editions);
    rules.setValue(chosen);
    showing = false;
    tellOfSize();
  }

  private boolean fits(Edition edition) {
    return edition.layout().board().size().equals(model.board().size());
  }

  private void tellOfSize() {
    Edition edition = model.editionProperty().get();
    Nodes.show(otherSize, !fits(edition));
    otherSize.setText(
        words.say(
            "editor.other-size",
            EditionWords.title(edition, words.language()),
            edition.layout().board().size().width()));
  }
}
