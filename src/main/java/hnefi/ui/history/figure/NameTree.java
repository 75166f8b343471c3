package hnefi.ui.history.figure;

import hnefi.content.history.Figure;
import hnefi.content.history.Term;
import hnefi.fx.shape.StyledShapes;
import hnefi.fx.theme.Drawing;
import hnefi.ui.history.part.HistoryContext;
import java.util.List;

/// The family tree of the names: a root, a bough for each language, and twigs on one of them.
final class NameTree {
  private static final double WIDTH = 680;
  private static final double MARGIN = 84;
  private static final double ROOT_Y = 372;
  private static final double BOUGH_Y = 196;
  private static final double TWIG_Y = 66;
  private static final double TWIG_GAP = 160;

  private final HistoryContext context;
  private final Drawing tree = new Drawing(WIDTH, 430);

  private NameTree(HistoryContext context) {
    this.context = context;
  }

  static Drawing draw(HistoryContext context, Figure.Names names) {
    return new NameTree(context).draw(names);
  }

  private Drawing draw(Figure.Names names) {
    double middle = WIDTH / 2;
    List<String> boughs = names.boughs();
    for (int i = 0; i < boughs.size(); i++) {
      double x = bough(i, boughs.size());
      context.history().term(boughs.get(i)).ifPresent(term -> bough(middle, x, term));
    }
    double stem = bough(boughs.indexOf(names.stem()), boughs.size());
    for (int i = 0; i < names.twigs().size(); i++) {
      double x = stem + (i - (names.twigs().size() - 1) / 2.0) * TWIG_GAP;
      Figure.Names.Twig twig = names.twigs().get(i);
      context
          .history()
          .term(twig.term())
          .ifPresent(term -> twig(stem, x, term, context.say(twig.names())));
    }
    context
        .history()
        .term(names.root())
        .ifPresent(term ->
            tree.add(
                FigureParts.words(middle, ROOT_Y, context.say(term.word()), "name-root"),
                FigureParts.words(
                    middle, ROOT_Y + 32, context.say(term.language().name()), "name-language")));
    return tree;
  }

  private static double bough(int index, int count) {
    return count < 2 ? WIDTH / 2 : MARGIN + index * (WIDTH - 2 * MARGIN) / (count - 1);
  }

  private void bough(double root, double x, Term term) {
    tree.add(
        StyledShapes.svg(
            "M%s,%s C%s,300 %s,310 %s,%s".formatted(root, ROOT_Y - 24, root, x, x, BOUGH_Y + 44),
            "bough"),
        FigureParts.words(x, BOUGH_Y, context.say(term.word()), "name-bough"),
        FigureParts.words(x, BOUGH_Y + 25, context.say(term.language().name()), "name-language"));
  }

  private void twig(double stem, double x, Term term, String names) {
    tree.add(
        StyledShapes.svg(
            "M%s,%s C%s,140 %s,150 %s,%s".formatted(stem, BOUGH_Y - 20, stem, x, x, TWIG_Y + 42),
            "twig"),
        FigureParts.words(
            x, TWIG_Y, context.say(term.word()), x == stem ? "name-ours" : "name-twig"),
        FigureParts.words(x, TWIG_Y + 25, names, "name-language"));
  }
}
