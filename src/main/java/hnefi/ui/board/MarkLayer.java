package hnefi.ui.board;

import hnefi.board.Square;
import hnefi.narration.BoardMarks;
import hnefi.narration.BoardMarks.Kind;
import hnefi.rules.Move;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// What is lit up under and over the pieces.
final class MarkLayer {
  private final Group under = new Group();
  private final Group over = new Group();
  private final Group hand = new Group();
  private final Group dots = new Group();

  MarkLayer() {
    for (Group group : List.of(under, over, hand, dots)) {
      group.setMouseTransparent(true);
    }
  }

  /// The layer beneath the pieces.
  List<Node> below() {
    return List.of(under, hand);
  }

  /// The layer above the pieces.
  List<Node> above() {
    return List.of(dots, over);
  }

  void draw(BoardMarks marks, BoardGeometry grid) {
    under.getChildren().clear();
    over.getChildren().clear();
    marks
        .lastMove()
        .filter(move -> grid.size().contains(move.from()) && grid.size().contains(move.to()))
        .ifPresent(move -> {
          under.getChildren().add(MarkShapes.field(grid.centre(move.from()), "last-from"));
          under.getChildren().add(MarkShapes.field(grid.centre(move.to()), "last-to"));
        });
    for (Kind kind : Kind.values()) {
      for (Square square : marks.of(kind)) {
        if (grid.size().contains(square)) {
          add(kind, grid.centre(square));
        }
      }
    }
    for (BoardMarks.Border border : marks.borders()) {
      Point2D centre = grid.centre(border.square());
      Point2D side = grid.side(border.square(), border.side());
      over.getChildren().add(MarkShapes.bar(centre, side, "captor", "halo", "border"));
      over.getChildren().add(MarkShapes.bar(centre, side, "captor", "border"));
    }
    for (Move line : marks.freeLines()) {
      under.getChildren().add(MarkShapes.line(grid.centre(line.from()), grid.centre(line.to())));
    }
    for (Move arrow : marks.arrows()) {
      over.getChildren().add(MarkShapes.arrow(grid.centre(arrow.from()), grid.centre(arrow.to())));
    }
  }

  /// Shows one mark of a kind by itself, round the origin.
  void draw(Kind kind) {
    add(kind, Point2D.ZERO);
  }

  private void add(Kind kind, Point2D centre) {
    switch (kind) {
      case CAPTOR -> {
        under.getChildren().add(MarkShapes.field(centre, "captor-field"));
        over.getChildren().add(MarkShapes.ring(centre, 46, "captor", "halo"));
        over.getChildren().add(MarkShapes.ring(centre, 46, "captor"));
      }
      case VICTIM -> over.getChildren().add(MarkShapes.cross(centre));
      case SPARED -> {
        over.getChildren().add(MarkShapes.ring(centre, 46, "spared", "halo"));
        over.getChildren().add(MarkShapes.ring(centre, 46, "spared"));
      }
      case TROUBLE -> {
        under.getChildren().add(MarkShapes.hatch(centre));
        over.getChildren().add(MarkShapes.field(centre, "trouble-field"));
      }
      case AREA -> under.getChildren().add(MarkShapes.field(centre, "area-field"));
      case HINT -> {
        under.getChildren().add(MarkShapes.field(centre, "hint-field"));
        over.getChildren().add(MarkShapes.ring(centre, 46, "hint", "halo"));
        over.getChildren().add(MarkShapes.ring(centre, 46, "hint"));
        over.getChildren().add(MarkShapes.ring(centre, 38, "hint", "inner"));
      }
      case DANGER -> over.getChildren().add(MarkShapes.brackets(centre));
      case CIRCLE -> {
        over.getChildren().add(MarkShapes.ring(centre, 44, "circle", "halo"));
        over.getChildren().add(MarkShapes.ring(centre, 44, "circle"));
      }
    }
  }

  /// Shows which piece is in hand and where it may go.
  void hold(@Nullable Square inHand, Set<Square> destinations, BoardGeometry grid) {
    hand.getChildren().clear();
    dots.getChildren().clear();
    if (inHand != null) {
      hand.getChildren().add(MarkShapes.field(grid.centre(inHand), "in-hand"));
      dots.getChildren().addAll(dots(destinations, grid));
    }
  }

  private static List<Node> dots(Collection<Square> squares, BoardGeometry grid) {
    return squares.stream()
        .filter(square -> grid.size().contains(square))
        .<Node>map(square -> MarkShapes.ring(grid.centre(square), 15, "destination"))
        .toList();
  }
}
