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

  /// The looped square of the picture stones of Gotland, around (0, 0).
  ///
  /// @param half from the middle to a side of the square
  /// @param loop radius of the loops at its corners
  static Curve loopedSquare(double half, double loop) {
    double straight = 2 * (half + loop);
    double side = straight + 1.5 * Math.PI * loop;
    return t -> {
      double way = (t - Math.floor(t)) * 4;
      int quarter = (int) way;
      double rest = (way - quarter) * side;
      double x = rest - half - loop;
      double y = -half;
      if (rest > straight) {
        double angle = (rest - straight) / loop;
        x = half + loop + loop * Math.sin(angle);
        y = -half - loop + loop * Math.cos(angle);
      }
      return turned(new Point2D(x, y), quarter);
    };
  }

  /// A wave along a square with round corners around (0, 0).
  ///
  /// @param half from the middle to the side
  /// @param round radius of the corners
  /// @param swing how far the wave goes to either side; negative begins inwards
  /// @param waves how many waves there are all around
  static Curve waveAround(double half, double round, double swing, int waves) {
    double straight = 2 * (half - round);
    double bend = Math.PI * round / 2;
    double side = straight + bend;
    return t -> {
      double way = (t - Math.floor(t)) * 4 * side;
      int quarter = (int) (way / side);
      double rest = way - quarter * side;
      double off = swing * Math.sin(2 * Math.PI * waves * t);
      Point2D point;
      if (rest < straight) {
        point = new Point2D(-half + round + rest, -half - off);
      } else {
        double angle = (rest - straight) / round;
        double corner = half - round;
        point =
            new Point2D(
                corner + (round + off) * Math.sin(angle),
                -corner - (round + off) * Math.cos(angle));
      }
      return turned(point, quarter);
    };
  }

  private static Point2D turned(Point2D point, int quarters) {
    return switch (quarters) {
      case 0 -> point;
      case 1 -> new Point2D(-point.getY(), point.getX());
      case 2 -> new Point2D(-point.getX(), -point.getY());
      default -> new Point2D(point.getY(), -point.getX());
    };
  }

  /// Returns this curve somewhere else.
  default Curve moved(double x, double y) {
    return t -> at(t).add(x, y);
  }
}
