package hnefi.ui.board;

import hnefi.board.Arrangement;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.rules.Captor;
import hnefi.rules.Capture;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Turn;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.value.WritableValue;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// Lets the picture follow the state: slides, captors that pulse, captives that go. Decides
/// nothing.
///
/// Times are those of [AnimationSpeed#NORMAL], in milliseconds.
final class BoardAnimator {
  static final double SLIDE = 220;
  static final double DROP = 90;
  static final double BEFORE_FALL = 160;
  static final double BETWEEN_FALLS = 60;
  static final double FALL = 200;
  static final double PULSE = 320;
  static final double KING_FALL = 700;
  static final double KING_ESCAPE = 800;

  private static final Interpolator SAIL = Interpolator.SPLINE(0.3, 0.0, 0.15, 1.0);

  private final BoardControl control;
  private final PieceLayer pieces;
  private final Group rings;
  private double durationFactor = 1;
  private @Nullable Timeline running;

  BoardAnimator(BoardControl control, PieceLayer pieces, Group rings) {
    this.control = control;
    this.pieces = pieces;
    this.rings = rings;
  }

  /// Shows what changed, moving if the settings allow it.
  void present(BoardTransition transition) {
    finish();
    durationFactor = control.getAnimationSpeed().durationFactor();
    switch (transition) {
      case BoardTransition.AtOnce(Arrangement arrangement) when arrangement == null ->
          pieces.clear();
      case BoardTransition.AtOnce(Arrangement arrangement) ->
          pieces.set(Objects.requireNonNull(arrangement));
      case BoardTransition.Change(Arrangement before, Arrangement after) -> {
        pieces.set(before);
        start(change(ArrangementDiff.between(before, after), after));
      }
      case BoardTransition.Played(Turn turn) -> {
        Optional<Point2D> hand = pieces.at(turn.move().from()).flatMap(PieceNode::hand);
        pieces.set(turn.before().board());
        hand.ifPresent(at -> pieces.lift(turn.move().from(), at));
        start(turn(turn, hand.isPresent() ? DROP : SLIDE));
      }
    }
  }

  /// Brings everything to rest where it belongs.
  void finish() {
    if (running != null) {
      running.stop();
      running = null;
      settle();
    }
  }

  /// Lets a piece that was carried about go back to its square.
  void putBack(Square square) {
    finish();
    durationFactor = control.getAnimationSpeed().durationFactor();
    Timeline timeline = new Timeline();
    pieces.at(square).ifPresent(node -> glide(timeline, node, square, SLIDE / 2));
    start(timeline);
  }

  private void start(Timeline timeline) {
    if (durationFactor == 0 || control.getScene() == null) {
      settle();
      return;
    }
    running = timeline;
    control.setAnimating(true);
    timeline.setOnFinished(_ -> finish());
    timeline.play();
  }

  private void settle() {
    rings.getChildren().clear();
    pieces.settle();
    control.setAnimating(false);
  }

  private Timeline change(ArrangementDiff difference, Arrangement after) {
    Timeline timeline = new Timeline();
    for (Move slide : difference.slides()) {
      pieces
          .carry(slide.from(), slide.to())
          .ifPresent(node -> glide(timeline, node, slide.to(), SLIDE));
    }
    for (Square square : difference.gone()) {
      pieces.take(square).ifPresent(node -> fade(timeline, node, 0, FALL));
    }
    for (Square square : difference.come()) {
      PieceNode node = pieces.add(square, Objects.requireNonNull(after.at(square)));
      node.setOpacity(0);
      key(timeline, SLIDE / 2, node.opacityProperty(), 0);
      key(timeline, SLIDE + FALL, node.opacityProperty(), 1);
    }
    return timeline;
  }

  private Timeline turn(Turn turn, double slide) {
    Timeline timeline = new Timeline();
    Square to = turn.move().to();
    pieces.carry(turn.move().from(), to).ifPresent(node -> glide(timeline, node, to, slide));
    for (Square captor : captors(turn)) {
      ring(timeline, captor, slide, PULSE, 1.35);
      pieces.at(captor).ifPresent(node -> pulse(timeline, node, slide, PULSE, 1.14));
    }
    for (Capture capture : turn.captures()) {
      for (Captor captor : capture.captors()) {
        if (captor instanceof Captor.Edge(Direction side)) {
          Point2D centre = pieces.centre(capture.square());
          Point2D edge = pieces.side(capture.square(), side);
          flash(timeline, MarkShapes.bar(centre, edge, "pulse", "border"), slide, PULSE);
        }
      }
    }
    List<Capture> captures =
        turn.captures().stream()
            .sorted(
                Comparator.comparingInt((Capture each) -> each.square().distanceTo(to))
                    .thenComparing(Capture::square))
            .toList();
    double falls = slide + BEFORE_FALL;
    for (Capture capture : captures) {
      double from = falls;
      double duration = capture.piece() == Piece.KING ? KING_FALL : FALL;
      pieces.take(capture.square()).ifPresent(node -> fade(timeline, node, from, duration));
      falls += BETWEEN_FALLS;
    }
    turn.outcome()
        .filter(outcome -> outcome.ending() == Outcome.Ending.KING_ESCAPED)
        .ifPresent(_ -> escape(timeline, to, slide));
    return timeline;
  }

  private static Set<Square> captors(Turn turn) {
    Set<Square> all = new LinkedHashSet<>();
    for (Capture capture : turn.captures()) {
      for (Captor captor : capture.captors()) {
        captor.square().ifPresent(all::add);
      }
    }
    return all;
  }

  private void escape(Timeline timeline, Square square, double slide) {
    pieces.at(square).ifPresent(king -> pulse(timeline, king, slide, KING_ESCAPE, 1.3));
    for (int i = 0; i < 3; i++) {
      ring(timeline, square, slide + i * 120, KING_ESCAPE - i * 120, 2.2);
    }
  }

  private void glide(Timeline timeline, PieceNode node, Square to, double duration) {
    pieces.stretch(node);
    Point2D place = pieces.centre(to);
    double turned = node.figure().getRotate();
    double turn = Math.IEEEremainder(pieces.heading(to, node.piece()) - turned, 360);
    timeline
        .getKeyFrames()
        .add(
            new KeyFrame(
                at(duration),
                new KeyValue(node.translateXProperty(), place.getX(), SAIL),
                new KeyValue(node.translateYProperty(), place.getY(), SAIL),
                new KeyValue(node.figure().rotateProperty(), turned + turn, SAIL),
                new KeyValue(node.scaleXProperty(), 1, SAIL),
                new KeyValue(node.scaleYProperty(), 1, SAIL)));
  }

  private void fade(Timeline timeline, PieceNode node, double from, double duration) {
    pieces.stretch(node);
    key(timeline, from, node.opacityProperty(), 1);
    key(timeline, from + duration, node.opacityProperty(), 0);
    scale(timeline, node, from, 1);
    scale(timeline, node, from + duration, 0.6);
  }

  private void pulse(Timeline timeline, PieceNode node, double from, double duration, double size) {
    pieces.stretch(node);
    scale(timeline, node, from, 1);
    scale(timeline, node, from + duration * 0.4, size);
    scale(timeline, node, from + duration, 1);
  }

  private void ring(Timeline timeline, Square square, double from, double duration, double size) {
    Circle ring = new Circle(BoardGeometry.UNIT * 0.44);
    ring.setCenterX(pieces.centre(square).getX());
    ring.setCenterY(pieces.centre(square).getY());
    ring.getStyleClass().add("pulse");
    flash(timeline, ring, from, duration);
    scale(timeline, ring, from, 0.9);
    scale(timeline, ring, from + duration, size);
  }

  private void flash(Timeline timeline, Node node, double from, double duration) {
    node.setOpacity(0);
    rings.getChildren().add(node);
    key(timeline, from, node.opacityProperty(), 0);
    key(timeline, from + duration * 0.25, node.opacityProperty(), 1);
    key(timeline, from + duration, node.opacityProperty(), 0);
  }

  private void scale(Timeline timeline, Node node, double time, double scale) {
    key(timeline, time, node.scaleXProperty(), scale);
    key(timeline, time, node.scaleYProperty(), scale);
  }

  private void key(Timeline timeline, double time, WritableValue<Number> what, double value) {
    timeline
        .getKeyFrames()
        .add(new KeyFrame(at(time), new KeyValue(what, value, Interpolator.EASE_BOTH)));
  }

  private Duration at(double time) {
    return Duration.millis(time * durationFactor);
  }
}
