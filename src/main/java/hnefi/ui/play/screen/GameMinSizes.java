package hnefi.ui.play.screen;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/// The least sizes of the parts of a game. They change with the size of text and with what is asked
/// for, but not from move to move.
///
/// @param gap the space between parts
record GameMinSizes(Node sides, Node words, Node coach, ScrollPane record, Node pager, double gap) {
  /// Words are read in comfort where they get so much more than their least height, as a share of
  /// their least width.
  private static final double COMFORT = 0.5;

  double comfort() {
    return COMFORT * wordsWidth();
  }

  double wordsWidth() {
    return words.minWidth(-1);
  }

  double recordWidth() {
    return record.minWidth(-1);
  }

  /// Returns the height of the record without scrolling.
  double record(double width) {
    return record.getContent().minHeight(width);
  }

  /// Returns the height of a page under the tabs.
  double paged(double page, double width) {
    return pager.minHeight(width) + gap + page;
  }

  /// Returns the height of sides, words and coach. The room of the coach is kept for it even while
  /// it is hidden.
  double explanation(double width) {
    return sides.minHeight(width) + gap + words.minHeight(width) + gap + coach.minHeight(width);
  }

  /// Returns the height of the words with either the sides or the coach; below the latter they need
  /// not be seen whole.
  double apart(double width) {
    double all = words.minHeight(width);
    return gap + Math.max(sides.minHeight(width) + all, coach.minHeight(width) + all / 2);
  }

  /// Returns the same for words of which not much need be seen at once.
  double squeezed(double width) {
    double some = words.minHeight(width) / 2;
    return gap + Math.max(sides.minHeight(width), coach.minHeight(width)) + some;
  }
}
