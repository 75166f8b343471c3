package hnefi.ui.board.art;

import javafx.geometry.Point2D;

/// A line in the plane, run through once as its parameter goes from 0 to 1.
@FunctionalInterface
interface Curve {
  Point2D at(double t);

  /// A rosette around (0, 0): a ring that swings in and out `swings` times while it goes round
  /// `rounds` times; the two must have no common divisor.
  static Curve rosette(double radius, double swing, int rounds, int swings) {
    return t -> {
      double angle = 2 * Math.PI * rounds * t;
      double r = radius + swing * Math.cos(angle * swings / rounds);
      return new Point2D(r * Math.sin(angle), -r * Math.cos(angle));
    };
  }

  /// The looped square of the picture stones of Gotland.
  static Curve loopedSquare(double radius, double loop) {
    return t -> {
      double angle = 2 * Math.PI * t + Math.PI / 4;
      return new Point2D(
          radius * Math.cos(angle) + loop * Math.cos(3 * angle),
          radius * Math.sin(angle) - loop * Math.sin(3 * angle));
    };
  }

  /// Returns this curve somewhere else.
  default Curve moved(double x, double y) {
    return t -> at(t).add(x, y);
  }
}
