package hnefi.ui.play.newgame;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.content.BoardLook;
import hnefi.fx.nav.Fxml;
import hnefi.fx.theme.Drawing;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.text.Language;
import hnefi.text.Sentences;
import hnefi.text.Words;
import hnefi.ui.board.PieceIcon;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// Who plays against whom, as a large picture. Against the computer, the chosen one shows the side
/// of the person, which has a place of its own for who goes by keys; one more touch anywhere on the
/// tile exchanges the sides.
final class CompanyTile extends ToggleButton {
  private static final double DRAWN_WIDTH = 160;
  private static final double DRAWN_HEIGHT = 100;

  private final String name;
  private final PieceIcon piece = new PieceIcon();
  private final Label side = Labels.wrapped("");
  private final Exchange exchange = new Exchange();

  /// The side of the person, to be pressed as a button is.
  private static final class Exchange extends HBox {
    private Runnable action = () -> {};

    Exchange() {
      getStyleClass().add("exchange");
      setMaxWidth(USE_PREF_SIZE);
      setAccessibleRole(AccessibleRole.BUTTON);
      setFocusTraversable(true);
      addEventHandler(
          KeyEvent.KEY_PRESSED,
          key -> {
            if (key.getCode() == KeyCode.SPACE || key.getCode() == KeyCode.ENTER) {
              key.consume();
              action.run();
            }
          });
    }

    @Override
    public void executeAccessibleAction(AccessibleAction wanted, Object... parameters) {
      if (wanted == AccessibleAction.FIRE) {
        action.run();
      } else {
        super.executeAccessibleAction(wanted, parameters);
      }
    }
  }

  /// @param id of the tile, and of its drawing
  CompanyTile(String id, String name) {
    this.name = name;
    setId("with-" + id);
    getStyleClass().addAll("choice-tile", "company");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setMaxWidth(Double.MAX_VALUE);
    setAccessibleText(name);
    Drawing drawing = new Drawing(DRAWN_WIDTH, DRAWN_HEIGHT);
    drawing.getStyleClass().add("company-picture");
    drawing.add(Fxml.load(CompanyTile.class, "with-" + id, Words.of(Language.FALLBACK, Map.of())));
    exchange.getChildren().addAll(piece, side, new Icon(BootstrapIcons.ARROW_LEFT_RIGHT));
    VBox text = new VBox(Labels.wrapped(name, "choice-name"), exchange);
    text.getStyleClass().add("company-words");
    HBox.setHgrow(text, Priority.ALWAYS);
    HBox row = new HBox(drawing, text);
    row.setAlignment(Pos.CENTER_LEFT);
    row.getStyleClass().add("company-row");
    setGraphic(row);
    Nodes.show(exchange, false);
    // The second tap of two that were quick is no wish of its own.
    addEventFilter(
        MouseEvent.MOUSE_PRESSED,
        press -> {
          if (press.getClickCount() > 1) {
            press.consume();
          }
        });
  }

  /// Shows which side the person has, once this is chosen.
  void tellSide(Side of, String said, String spoken) {
    piece.setPiece(of == Side.ATTACKERS ? Piece.ATTACKER : Piece.KING);
    side.setText(said);
    exchange.setId("exchange");
    exchange.visibleProperty().bind(selectedProperty());
    exchange.managedProperty().bind(selectedProperty());
    setAccessibleText(Sentences.join(List.of(name, said)));
    exchange.setAccessibleText(Sentences.join(List.of(said, spoken)));
  }

  /// Sets what exchanges the sides.
  void setOnExchange(Runnable action) {
    exchange.action = action;
  }

  /// Returns what is said of the side.
  String sideSaid() {
    return side.getText();
  }

  /// Shows the piece of another look.
  void dress(BoardLook look) {
    piece.setLook(look);
  }
}
