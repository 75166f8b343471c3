package hnefi.ui.play;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// Lays out a board as large as possible, and two columns of words, the story and the record.
///
/// In a wide place the columns stand to the right of the board, one above the other if there is no
/// room for both; in a tall place (`:tall-table`) they stand below it. If that is too narrow for
/// both (`:paged`), one of them is shown at a time, and the pager above them turns the page. Board,
/// story, record and pager are its children in this order; how wide the columns may be is their own
/// affair.
public final class GameLayout extends Pane {
  private static final PseudoClass TALL = PseudoClass.getPseudoClass("tall-table");
  private static final PseudoClass PAGED = PseudoClass.getPseudoClass("paged");

  /// The least height of the columns in a tall place, as a share of the place.
  private static final double LEAST_SHARE = 0.28;

  /// The same where one column is shown at a time.
  private static final double LEAST_PAGED_SHARE = 0.41;

  private final BooleanProperty recordShown = new SimpleBooleanProperty(false);
  private double gap = 20;

  public GameLayout() {
    getStyleClass().add("game-layout");
    recordShown.subscribe(_ -> requestLayout());
  }

  /// The space between the parts, in pixels.
  public double getGap() {
    return gap;
  }

  public void setGap(double value) {
    gap = value;
  }

  /// Whether the record is shown where there is room for one column only, and else the story.
  public BooleanProperty recordShownProperty() {
    return recordShown;
  }

  @Override
  protected void layoutChildren() {
    List<Node> parts = getManagedChildren();
    if (parts.size() != 4) {
      return;
    }
    Insets insets = getInsets();
    double x = insets.getLeft();
    double y = insets.getTop();
    double width = getWidth() - x - insets.getRight();
    double height = getHeight() - y - insets.getBottom();
    Node story = parts.get(1);
    double beside = Math.min(height, width - gap - story.minWidth(-1));
    boolean narrow = width < story.minWidth(-1) + gap + parts.get(2).minWidth(-1);
    double share = narrow ? LEAST_PAGED_SHARE : LEAST_SHARE;
    double above = Math.min(width, height * (1 - share) - gap);
    boolean tall = above > beside;
    boolean paged = tall && narrow;
    pseudoClassStateChanged(TALL, tall);
    pseudoClassStateChanged(PAGED, paged);
    story.setVisible(!paged || !recordShown.get());
    parts.get(2).setVisible(!paged || recordShown.get());
    parts.get(3).setVisible(paged);
    if (tall) {
      layoutTall(parts, x, y, width, height, Math.max(above, 0));
    } else {
      layoutWide(parts, x, y, width, height, Math.max(beside, 0));
    }
  }

  private void layoutWide(
      List<Node> parts, double x, double y, double width, double height, double board) {
    Node story = parts.get(1);
    Node record = parts.get(2);
    double room = width - board - gap;
    boolean both = room >= story.minWidth(-1) + gap + record.minWidth(-1);
    double recordWidth =
        both
            ? Math.clamp(room * 0.38, record.minWidth(-1), record.maxWidth(-1))
            : Math.min(room, story.maxWidth(-1));
    double storyWidth = both ? Math.min(room - gap - recordWidth, story.maxWidth(-1)) : recordWidth;
    double used = board + gap + storyWidth + (both ? gap + recordWidth : 0);
    double left = x + Math.max(0, (width - used) / 2);
    double top = y + Math.max(0, (height - board) / 2);
    place(parts.get(0), left, top, board, board);
    double right = left + board + gap;
    // The columns are as high as the board, so that their edges meet.
    if (both) {
      place(story, right, top, storyWidth, board);
      place(record, right + storyWidth + gap, top, recordWidth, board);
    } else {
      stack(story, record, right, y, storyWidth, height);
    }
  }

  private void layoutTall(
      List<Node> parts, double x, double y, double width, double height, double board) {
    Node story = parts.get(1);
    Node record = parts.get(2);
    place(parts.get(0), x + (width - board) / 2, y, board, board);
    double top = y + board + gap;
    double left = height - board - gap;
    Node pager = parts.get(3);
    if (!pager.isVisible()) {
      double recordWidth = Math.clamp(width * 0.34, record.minWidth(-1), record.maxWidth(-1));
      place(story, x, top, width - gap - recordWidth, left);
      place(record, x + width - recordWidth, top, recordWidth, left);
    } else {
      double bar = pager.prefHeight(width);
      place(pager, x, top, width, bar);
      place(story, x, top + bar + gap / 2, width, left - bar - gap / 2);
      place(record, x, top + bar + gap / 2, width, left - bar - gap / 2);
    }
  }

  /// The record gets what it needs at least, the story the rest.
  private void stack(Node story, Node record, double x, double y, double width, double height) {
    double recordHeight = Math.min(record.minHeight(width), height * 0.55);
    place(story, x, y, width, height - gap - recordHeight);
    place(record, x, y + height - recordHeight, width, recordHeight);
  }

  private static void place(Node node, double x, double y, double width, double height) {
    double left = Math.round(x);
    double top = Math.round(y);
    node.resizeRelocate(left, top, Math.round(x + width) - left, Math.round(y + height) - top);
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computeMinHeight(double width) {
    return 0;
  }

  @Override
  protected double computePrefWidth(double height) {
    return 1000;
  }

  @Override
  protected double computePrefHeight(double width) {
    return 700;
  }
}
