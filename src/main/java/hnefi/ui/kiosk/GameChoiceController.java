package hnefi.ui.kiosk;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Nodes;
import hnefi.fx.theme.SegmentedChoice;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.board.PieceIcon;
import hnefi.ui.route.GameRoute;
import hnefi.ui.settings.Settings;
import java.util.List;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/// The choice of a game: on which board, against whom, on which side.
final class GameChoiceController extends ModelListener {
  private final GameChoiceModel model;
  private final Settings settings;
  private final Words words;
  private final Consumer<GameRoute> play;

  @FXML private BoardPicture picture;
  @FXML private Pane boards;
  @FXML private Pane opponents;
  @FXML private Pane sides;
  @FXML private Label about;
  @FXML private Button start;

  GameChoiceController(
      GameChoiceModel model, Settings settings, Words words, Consumer<GameRoute> play) {
    this.model = model;
    this.settings = settings;
    this.words = words;
    this.play = play;
  }

  @FXML
  private void initialize() {
    SegmentedChoice<Edition> boardRow =
        new SegmentedChoice<>(
            boards,
            "board-",
            model.boards(),
            edition -> edition.name().id(),
            this::size,
            model.boardProperty());
    SegmentedChoice<GameChoiceModel.Opponent> opponentRow =
        new SegmentedChoice<>(
            opponents,
            "against-",
            List.of(GameChoiceModel.Opponent.values()),
            Tag::of,
            each -> words.say("games.against." + Tag.of(each)),
            model.opponentProperty());
    SegmentedChoice<Side> sideRow =
        new SegmentedChoice<>(
            sides,
            "as-",
            List.of(Side.DEFENDERS, Side.ATTACKERS),
            Tag::of,
            each -> words.say("games.as." + Tag.of(each)),
            model.sideProperty());
    sideRow.toggle(Side.DEFENDERS).setGraphic(icon(Piece.KING));
    sideRow.toggle(Side.ATTACKERS).setGraphic(icon(Piece.ATTACKER));
    Nodes.show(boards, model.boards().size() > 1);
    listen(
        boardRow.follow(),
        opponentRow.follow(),
        sideRow.follow(),
        model.boardProperty().subscribe(this::show),
        model
            .opponentProperty()
            .subscribe(chosen -> Nodes.show(sides, chosen != GameChoiceModel.Opponent.VISITOR)));
    start.setOnAction(_ -> play.accept(model.route()));
  }

  private String size(Edition edition) {
    int width = edition.layout().board().size().width();
    return words.say("games.size", width);
  }

  private void show(Edition edition) {
    settings.board().show(picture, edition, edition.layout().board());
    about.setText(edition.rulebook().summary().in(words.language()));
  }

  private PieceIcon icon(Piece piece) {
    PieceIcon icon = new PieceIcon();
    icon.setPiece(piece);
    icon.setLook(settings.board().lookFor(model.boardProperty().get().rulebook()));
    return icon;
  }
}
