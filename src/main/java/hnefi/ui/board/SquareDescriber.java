package hnefi.ui.board;

import hnefi.board.Arrangement;
import hnefi.board.BoardShape;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.narration.BoardMarks;
import hnefi.narration.BoardMarks.Kind;
import hnefi.narration.MarkedSquares;
import hnefi.notation.SquareText;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Says in words what the picture shows.
final class SquareDescriber {
  private SquareDescriber() {}

  /// Returns what a screen reader says of a square.
  static String of(BoardControl board, Square square, Set<Square> destinations) {
    Arrangement arrangement = board.getArrangement();
    Words words = board.getWords();
    List<String> said = new ArrayList<>();
    said.add(SquareText.write(square));
    if (arrangement != null) {
      said.add(piece(words, arrangement.at(square)));
      sign(board.getMarkedSquares(), arrangement.size(), square, words, said);
    }
    if (square.equals(board.moveInput().getSelected())) {
      said.add(words.say("square.in-hand"));
    }
    if (destinations.contains(square)) {
      said.add(words.say("square.destination"));
    }
    marks(board.getMarks(), square, words, said);
    shapes(board.getShapes(), square, words, said);
    return said.stream().filter(each -> !each.isBlank()).collect(Collectors.joining(", "));
  }

  /// Returns one sentence a row, the top rank first: which pieces stand where.
  static List<String> rows(Arrangement arrangement, Words words) {
    List<String> rows = new ArrayList<>();
    int width = arrangement.size().width();
    for (int rank = width - 1; rank >= 0; rank--) {
      rows.add(words.say("row", rank + 1, row(arrangement, rank, words)));
    }
    return rows;
  }

  private static String row(Arrangement arrangement, int rank, Words words) {
    List<String> groups = new ArrayList<>();
    Piece last = null;
    for (int file = 0; file < arrangement.size().width(); file++) {
      Piece piece = arrangement.at(new Square(file, rank));
      if (piece != null) {
        String name = SquareText.file(file);
        groups.add(piece == last ? name : piece(words, piece) + " " + name);
      }
      last = piece == null ? last : piece;
    }
    return groups.isEmpty() ? words.say("row.empty") : String.join(", ", groups);
  }

  private static String piece(Words words, @Nullable Piece piece) {
    return words.say(piece == null ? "piece.none" : key("piece", piece));
  }

  private static void sign(
      MarkedSquares signs, BoardSize size, Square square, Words words, List<String> said) {
    if (signs.throne() && size.isThrone(square)) {
      said.add(words.say("sign.throne"));
    }
    if (size.isCorner(square)) {
      switch (signs.corners()) {
        case PLAIN -> {}
        case MARKED -> said.add(words.say("sign.corner"));
        case CASTLES -> said.add(words.say("sign.castle"));
      }
    }
  }

  private static void marks(BoardMarks marks, Square square, Words words, List<String> said) {
    marks
        .lastMove()
        .ifPresent(move -> {
          if (move.from().equals(square)) {
            said.add(words.say("mark.last-from"));
          } else if (move.to().equals(square)) {
            said.add(words.say("mark.last-to"));
          }
        });
    for (Kind kind : Kind.values()) {
      if (marks.of(kind).contains(square)) {
        said.add(mark(words, kind));
      }
    }
  }

  private static void shapes(
      List<BoardShape> shapes, Square square, Words words, List<String> said) {
    for (BoardShape shape : shapes) {
      switch (shape) {
        case BoardShape.Circle(Square at) when at.equals(square) ->
            said.add(words.say("drawn.circle"));
        case BoardShape.Arrow(Square from, Square to) when from.equals(square) ->
            said.add(words.say("drawn.to", SquareText.write(to)));
        case BoardShape.Arrow(Square from, Square to) when to.equals(square) ->
            said.add(words.say("drawn.from", SquareText.write(from)));
        case BoardShape.Circle _, BoardShape.Arrow _ -> {}
      }
    }
  }

  /// Returns what a mark means.
  static String mark(Words words, Kind kind) {
    return words.say(key("mark", kind));
  }

  private static String key(String group, Enum<?> constant) {
    return group + "." + constant.name().toLowerCase(Locale.ROOT);
  }
}
