/// Geometry without rules: squares, directions, sides, pieces and how pieces stand on a board.
///
/// Uses nothing else of the program.
package hnefi.board;
