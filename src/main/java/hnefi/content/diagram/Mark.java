package hnefi.content.diagram;

import hnefi.board.Square;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.text.Result;

/// What a finger would point at on a diagram: a square, written `c5`, or a line, written `c5-c9`.
public sealed interface Mark {
  /// A ring round a square.
  record Circle(Square square) implements Mark {}

  /// An arrow along a line.
  record Arrow(Square from, Square to) implements Mark {}

  /// Reads one mark.
  static Mark read(YamlValue value) throws FaultException {
    String text = value.text();
    Result<Mark> mark =
        text.contains("-")
            ? MoveText.read(text)
                .then((Move move) -> new Result.Good<>(new Arrow(move.from(), move.to())))
            : SquareText.read(text).then((Square at) -> new Result.Good<>(new Circle(at)));
    return value.good(mark);
  }
}
