package hnefi.notation;

import hnefi.board.BoardSize;
import hnefi.board.Square;
import hnefi.text.Result;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Squares as text: the file as a letter from `a` at the left, the rank as a number from 1 at the
/// bottom.
public final class SquareText {
  private static final Pattern FORM = Pattern.compile("([a-z])([1-9][0-9]?)");

  private SquareText() {}

  public static String write(Square square) {
    return file(square.file()) + (square.rank() + 1);
  }

  /// Returns the squares as text, sorted as text.
  public static List<String> write(Collection<Square> squares) {
    return squares.stream().map(SquareText::write).sorted().toList();
  }

  /// Returns the letter of a file, counted from 0.
  public static String file(int file) {
    return String.valueOf((char) ('a' + file));
  }

  /// Reads a square of the largest board; whether it lies on a given one is the referee's to say.
  public static Result<Square> read(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      return Result.bad("square.form", text);
    }
    int file = matcher.group(1).charAt(0) - 'a';
    int rank = Integer.parseInt(matcher.group(2)) - 1;
    if (file >= BoardSize.LARGEST || rank >= BoardSize.LARGEST) {
      return Result.bad("square.off", text);
    }
    return new Result.Good<>(new Square(file, rank));
  }
}
