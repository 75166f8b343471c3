package hnefi.ui.board;

import hnefi.board.Arrangement;
import hnefi.board.Square;
import hnefi.notation.BoardText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.text.Result;
import hnefi.ui.FxThread;
import java.util.Comparator;
import java.util.concurrent.Callable;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;

/// Words for tests that use a board as a person does.
final class BoardFixture {
  static final String SMALL = ".A.A./...../A.K.D/...../..A..";

  private BoardFixture() {}

  static Arrangement arrangement(String rows) {
    return BoardText.read(rows).toOptional().orElseThrow(() -> new IllegalArgumentException(rows));
  }

  static Square square(String name) {
    return ((Result.Good<Square>) SquareText.read(name)).value();
  }

  static Move move(String from, String to) {
    return new Move(square(from), square(to));
  }

  static SquareCell cell(BoardControl board, String name) {
    return seen(() -> cellOf(board, square(name)));
  }

  /// Returns the cell of a square; called on the JavaFX thread.
  static SquareCell cellOf(BoardControl board, Square square) {
    return board.lookupAll(".board-square").stream()
        .map(SquareCell.class::cast)
        .filter(each -> each.square().equals(square))
        .findFirst()
        .orElseThrow();
  }

  static Point2D at(BoardControl board, String name) {
    SquareCell cell = cell(board, name);
    Bounds bounds = seen(() -> cell.localToScreen(cell.getBoundsInLocal()));
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }

  static String said(BoardControl board, String name) {
    SquareCell cell = cell(board, name);
    return seen(() -> String.valueOf(cell.queryAccessibleAttribute(AccessibleAttribute.TEXT)));
  }

  /// Returns where the piece of this square is drawn, in squares right of and below the middle of
  /// the square.
  static Point2D offset(BoardControl board, String name) {
    SquareCell cell = cell(board, name);
    return seen(() -> {
      Point2D there = cell.localToScene(BoardGeometry.UNIT / 2, BoardGeometry.UNIT / 2);
      double unit = cell.localToScene(BoardGeometry.UNIT, 0).distance(cell.localToScene(0, 0));
      return board.lookupAll(".piece").stream()
          .map(piece -> piece.localToScene(0, 0).subtract(there).multiply(1 / unit))
          .min(Comparator.comparingDouble(Point2D::magnitude))
          .orElseThrow();
    });
  }

  /// Looks on the JavaFX thread, so that nothing changes meanwhile.
  private static <T> T seen(Callable<T> look) {
    return FxThread.call(look);
  }

  /// Shows a scene, whole before its first frame: controls get their skins only with their styles.
  static void show(Stage stage, Scene scene) {
    stage.setScene(scene);
    FxThread.showUnpainted(stage);
    scene.getRoot().applyCss();
    scene.getRoot().layout();
  }

  /// Runs on the JavaFX thread and waits until all that follows from it is done.
  static void fx(FxRobot robot, Runnable action) {
    FxThread.runUntilLaidOut(action);
  }
}
