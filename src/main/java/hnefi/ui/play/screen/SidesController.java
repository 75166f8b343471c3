package hnefi.ui.play.screen;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.content.BoardLook;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Nodes;
import hnefi.game.GameClock;
import hnefi.text.Words;
import hnefi.ui.board.PieceIcon;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.PlayModel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;

/// The two sides beside the board: who plays, whose turn it is, whom they have taken.
final class SidesController extends ModelListener {
  private static final PseudoClass TIMED = PseudoClass.getPseudoClass("timed");
  private static final PseudoClass ON_TURN = PseudoClass.getPseudoClass("on-turn");

  private final PlayModel model;
  private final Words words;
  private final WinnerWords winnerWords;
  private final BoardLook look;

  private final Function<Side, Optional<Node>> faces;

  @FXML private HBox attackers;
  @FXML private PieceIcon attackersIcon;
  @FXML private Label attackersPlayer;
  @FXML private Label attackersTurn;
  @FXML private CapturedPieces attackersTook;
  @FXML private HBox defenders;
  @FXML private PieceIcon defendersIcon;
  @FXML private Label defendersPlayer;
  @FXML private Label defendersTurn;
  @FXML private CapturedPieces defendersTook;

  @FXML private Pane attackersFace;
  @FXML private Pane defendersFace;
  @FXML private ClockFace attackersClock;
  @FXML private ClockFace defendersClock;

  SidesController(
      PlayModel model, GameWords said, BoardLook look, Function<Side, Optional<Node>> faces) {
    this.faces = faces;
    this.model = model;
    words = said.words();
    winnerWords = said.winner();
    this.look = look;
  }

  @FXML
  private void initialize() {
    attackersIcon.setLook(look);
    attackersIcon.setPiece(Piece.ATTACKER);
    defendersIcon.setLook(look);
    defendersIcon.setPiece(Piece.KING);
    name(attackersPlayer, Side.ATTACKERS);
    name(defendersPlayer, Side.DEFENDERS);
    face(attackersFace, attackersIcon, Side.ATTACKERS);
    face(defendersFace, defendersIcon, Side.DEFENDERS);
    // The model outlives the screen and must not hold it.
    listen(
        model.snapshotProperty().subscribe(this::show),
        model.thinkingProperty().subscribe(_ -> show(model.snapshot())),
        model.clockProperty().subscribe(this::tell));
  }

  private void name(Label player, Side side) {
    player.setText(winnerWords.player(side));
    Nodes.show(player, !player.getText().isEmpty());
  }

  /// A face has the piece before it at its corner.
  private void face(Pane place, PieceIcon icon, Side side) {
    faces
        .apply(side)
        .ifPresent(face -> {
          place.getChildren().setAll(face, icon);
          StackPane.setAlignment(icon, Pos.BOTTOM_LEFT);
        });
    Nodes.show(place, !place.getChildren().isEmpty());
  }

  private void tell(Optional<GameClock> clock) {
    for (HBox row : List.of(attackers, defenders)) {
      row.pseudoClassStateChanged(TIMED, clock.isPresent());
    }
    attackersClock.show(clock, Side.ATTACKERS);
    defendersClock.show(clock, Side.DEFENDERS);
  }

  private void show(GameSnapshot snapshot) {
    show(snapshot, Side.ATTACKERS, attackers, attackersTurn, attackersTook);
    show(snapshot, Side.DEFENDERS, defenders, defendersTurn, defendersTook);
  }

  private void show(GameSnapshot snapshot, Side side, HBox row, Label turn, CapturedPieces took) {
    boolean onTurn = snapshot.isOngoing() && snapshot.shown().toMove() == side;
    row.pseudoClassStateChanged(ON_TURN, onTurn);
    // Beside a clock there is no room, and what runs shows whose turn it is.
    boolean clock = model.clockProperty().get().isPresent();
    Nodes.show(turn, onTurn && !clock);
    boolean busy = model.thinkingProperty().get() && !snapshot.isLookingAway();
    turn.setText(
        busy
            ? words.say("side.thinking")
            : winnerWords.mover(side, snapshot.shownPly()).orElse(words.say("side.on-turn")));
    Piece prey = side == Side.ATTACKERS ? Piece.DEFENDER : Piece.ATTACKER;
    Arrangement start = snapshot.start().board();
    Arrangement now = snapshot.shown().board();
    int taken = start.count(prey) - now.count(prey);
    boolean king = side == Side.ATTACKERS && now.king() == null;
    List<Piece> men = new ArrayList<>(Collections.nCopies(taken, prey));
    if (king) {
      men.addFirst(Piece.KING);
    }
    took.show(men, look);
    Nodes.show(took, !men.isEmpty());
    // A name alone stands in the middle.
    boolean more = took.isManaged() || !winnerWords.player(side).isEmpty();
    Nodes.show(took.getParent(), more);
    took.setAccessibleText(words.say("side.took", men.size()));
  }
}
