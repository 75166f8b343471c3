package hnefi.ui.learn.page;

import hnefi.fx.layout.GapPane;
import hnefi.fx.layout.VerticalScrollPane;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/// Cards of the same size in as many columns as make their boards largest, in the middle of their
/// place. Scrolls where there is no room for all.
public final class CardGrid extends GapPane {
  private static final double SMALLEST_BOARD = 160;

  /// How the cards stand: the height of their names, the side of their boards, their whole size.
  private record Plan(
      int columns, int rows, double gap, double top, double side, double width, double height) {
    /// The height of all.
    double whole() {
      return rows * (height + gap) - gap;
    }
  }

  static final String SCROLLING = "cases";

  public CardGrid() {
    getStyleClass().add("case-grid");
  }

  /// Returns the grid in what scrolls it.
  VerticalScrollPane scrolling() {
    VerticalScrollPane scroll = new VerticalScrollPane(this);
    scroll.getStyleClass().add(SCROLLING);
    scroll.setFitToHeight(true);
    scroll.setFocusTraversable(false);
    return scroll;
  }

  @Override
  protected double computePrefHeight(double width) {
    List<ComparisonCard> cards = cards();
    double least = Double.MAX_VALUE;
    for (int columns : columns(cards, width)) {
      Plan plan = plan(cards, columns, width, 0);
      if (columns == 1 || plan.width - cards.getFirst().frame() >= SMALLEST_BOARD) {
        least = Math.min(least, plan.whole());
      }
    }
    return cards.isEmpty() ? 0 : least;
  }

  @Override
  protected void layoutChildren() {
    List<ComparisonCard> cards = cards();
    if (cards.isEmpty()) {
      return;
    }
    Plan plan = best(cards);
    double free = getHeight() - plan.whole();
    for (int i = 0; i < cards.size(); i++) {
      int row = i / plan.columns;
      int inRow = Math.min(plan.columns, cards.size() - row * plan.columns);
      double left = (getWidth() - inRow * plan.width - gap() * (inRow - 1)) / 2;
      cards.get(i).arrange(plan.top, plan.side);
      cards
          .get(i)
          .resizeRelocate(
              snapPositionX(left) + i % plan.columns * (plan.width + gap()),
              snapPositionY(Math.max(0, free / 2)) + row * (plan.height + gap()),
              plan.width,
              plan.height);
    }
  }

  private List<ComparisonCard> cards() {
    return getManagedChildren().stream().map(ComparisonCard.class::cast).toList();
  }

  /// Returns the plan with the largest boards among those that fit, else the one that overhangs
  /// least.
  private Plan best(List<ComparisonCard> cards) {
    return Arrays.stream(columns(cards, getWidth()))
        .mapToObj(columns -> plan(cards, columns, getWidth(), getHeight()))
        .max(
            Comparator.comparingDouble((Plan plan) -> Math.min(0, getHeight() - plan.whole()))
                .thenComparingDouble(Plan::side))
        .orElseThrow();
  }

  /// Returns in how many columns the cards can stand with every word of their names whole.
  private int[] columns(List<ComparisonCard> cards, double wide) {
    double least = highest(cards, ComparisonCard::leastWidth);
    return IntStream.rangeClosed(1, cards.size())
        .filter(columns -> columns == 1 || width(columns, wide) >= least)
        .toArray();
  }

  private double width(int columns, double wide) {
    return snapPositionX((wide - gap() * (columns - 1)) / columns - 0.5);
  }

  private Plan plan(List<ComparisonCard> cards, int columns, double wide, double high) {
    int rows = (cards.size() + columns - 1) / columns;
    double width = width(columns, wide);
    double most = (high - gap() * (rows - 1)) / rows;
    double top = snapSizeY(highest(cards, card -> card.topHeight(width)));
    double around = top + snapSizeY(highest(cards, card -> card.wordsHeight(width) + card.gaps()));
    double side =
        Math.min(width - cards.getFirst().frame(), Math.max(SMALLEST_BOARD, most - around));
    return new Plan(columns, rows, gap(), top, side, width, snapSizeY(side + around));
  }

  private static double highest(
      List<ComparisonCard> cards, ToDoubleFunction<ComparisonCard> height) {
    return cards.stream().mapToDouble(height).max().orElse(0);
  }
}
