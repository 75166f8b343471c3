package hnefi.narration.sheet;

import hnefi.narration.BoardMarks;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Verdict;

/// A move in a position on a small board, and what the referee says to it.
///
/// @param before the position in which the move is tried
/// @param verdict what the referee said when the sheet was made
/// @param marks the move, what fell and what held it, or what hinders
/// @param caption what happens, in words that follow from the verdict
public record RuleExample(
    Position before, Move move, Verdict verdict, BoardMarks marks, String caption) {}
