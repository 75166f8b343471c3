package hnefi.ui.history.figure;

import hnefi.ui.history.part.Drawing;
import hnefi.ui.history.part.Guide;

/// The family tree of the names: a Latin root, a bough for each tongue, and three twigs in Iceland.
final class NameTree {
  private static final double ROOT_Y = 372;
  private static final double BOUGH_Y = 196;
  private static final double TWIG_Y = 66;

  private NameTree() {}

  static Drawing draw(Guide guide) {
    Drawing tree = new Drawing(640, 430);
    bough(tree, guide, 95, "zabel", "gmh");
    bough(tree, guide, 212, "tæfl", "ang");
    bough(tree, guide, 320, "tafl", "non");
    bough(tree, guide, 428, "tablut", "se");
    bough(tree, guide, 548, "tawlbwrdd", "cy");
    twig(tree, guide, 160, "skakatafl", "chess");
    twig(tree, guide, 320, "hnefatafl", "our-game");
    twig(tree, guide, 480, "kvatratafl", "backgammon");
    tree.add(
        Shapes.words(320, ROOT_Y, "tabula", "name-root"),
        Shapes.words(320, ROOT_Y + 32, guide.say("figure.la"), "name-tongue"));
    return tree;
  }

  private static void bough(Drawing tree, Guide guide, double x, String name, String tongue) {
    tree.add(
        Shapes.path(
            "M320,%s C320,300 %s,310 %s,%s".formatted(ROOT_Y - 24, x, x, BOUGH_Y + 44), "bough"),
        Shapes.words(x, BOUGH_Y, name, "name-bough"),
        Shapes.words(x, BOUGH_Y + 25, guide.say("figure." + tongue), "name-tongue"));
  }

  private static void twig(Drawing tree, Guide guide, double x, String name, String meaning) {
    tree.add(
        Shapes.path(
            "M320,%s C320,140 %s,150 %s,%s".formatted(BOUGH_Y - 20, x, x, TWIG_Y + 42), "twig"),
        Shapes.words(x, TWIG_Y, name, x == 320 ? "name-ours" : "name-twig"),
        Shapes.words(x, TWIG_Y + 25, guide.say("figure." + meaning), "name-tongue"));
  }
}
