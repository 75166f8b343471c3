package hnefi.ui.history.figure;

import hnefi.fx.shape.StyledShapes;
import hnefi.fx.theme.Drawing;
import javafx.scene.Group;

/// A bay from above: the small fleet around its king’s ship, the large one on all four sides.
final class Bay {
  private static final double MIDDLE_X = 320;
  private static final double MIDDLE_Y = 212;

  private Bay() {}

  static Drawing draw() {
    Drawing bay = new Drawing(640, 420);
    bay.add(StyledShapes.rectangle(0, 0, 640, 420, "sea"));
    for (int i = 0; i < 4; i++) {
      bay.add(StyledShapes.svg(coast(i * 9), i == 3 ? "shore" : "shallow"));
    }
    bay.add(StyledShapes.svg(LAND, "land"));
    bay.add(StyledShapes.svg(HILLS, "hill"));
    for (int i = 0; i < 26; i++) {
      double x = 60 + (i * 193) % 520;
      double y = 70 + (i * 107) % 330;
      bay.add(FigureParts.at(x, y, 0, StyledShapes.svg("M-9,0 q4.5,-4 9,0 q4.5,4 9,0", "wave")));
    }
    for (int i = 0; i < 12; i++) {
      double angle = i * 30.0;
      double reach = i % 2 == 0 ? 66 : 38;
      double x = MIDDLE_X + reach * 1.25 * Math.sin(Math.toRadians(angle));
      double y = MIDDLE_Y - reach * Math.cos(Math.toRadians(angle));
      bay.add(ship(x, y, angle + (i % 3 - 1) * 8, 0.8, "ship-light", "sail-light"));
    }
    for (int side = 0; side < 4; side++) {
      for (int i = 0; i < 6; i++) {
        double across = (i < 5 ? (i - 2) * 30 : 0) * (side % 2 == 0 ? 1.25 : 0.95);
        double out = (side % 2 == 0 ? 142 : 212) - (i < 5 ? 0 : 34);
        double angle = Math.toRadians(side * 90.0);
        double x = MIDDLE_X + out * Math.sin(angle) + across * Math.cos(angle);
        double y = MIDDLE_Y - out * Math.cos(angle) + across * Math.sin(angle);
        bay.add(ship(x, y, side * 90 + 180 + (i % 3 - 1) * 6, 0.8, "ship-dark", "sail-dark"));
      }
    }
    bay.add(ship(MIDDLE_X, MIDDLE_Y, 0, 1.25, "ship-king", "sail-king"));
    return bay;
  }

  static Group ship(double x, double y, double degrees, double size, String hull, String sail) {
    Group ship =
        FigureParts.at(
            x,
            y,
            degrees,
            StyledShapes.svg("M0,-22 C7,-10 7,10 0,22 C-7,10 -7,-10 0,-22 Z", hull),
            StyledShapes.line(0, -19, 0, 19, "keel"),
            StyledShapes.svg("M-12,-3 Q0,-9 12,-3 L12,4 Q0,-2 -12,4 Z", sail));
    ship.setScaleX(size);
    ship.setScaleY(size);
    return ship;
  }

  private static final String LAND =
      "M0,0 H640 V420 H560 C598,392 612,352 604,318 C596,280 622,262 616,214 C610,160 586,150 590,"
          + "112 C594,72 548,54 500,50 C452,46 430,30 380,34 C320,38 296,22 240,30 C184,38 160,34"
          + " 120,52 C76,72 44,88 48,132 C52,176 26,196 30,240 C34,286 54,300 46,340 C40,374 56,400"
          + " 84,420 H0 Z";
  private static final String HILLS =
      "M18,60 q14,-22 28,0 M40,84 q10,-16 20,0 M596,80 q12,-20 24,0 M612,108 q9,-14 18,0"
          + " M150,22 q10,-14 20,0 M440,20 q12,-16 24,0 M8,300 q9,-14 18,0 M616,350 q9,-14 18,0";

  private static String coast(double inset) {
    double x = 50 + inset;
    double y = 34 + inset;
    return "M%s,420 C%s,330 %s,260 %s,180 C%s,90 %s,%s 320,%s C%s,%s %s,90 %s,180 C%s,260 %s,330 %s,420 Z"
        .formatted(
            90 + inset,
            x,
            x - 10,
            x,
            x,
            120 + inset,
            y,
            y,
            520 - inset,
            y,
            640 - x,
            640 - x,
            650 - x,
            640 - x,
            560 - inset);
  }
}
