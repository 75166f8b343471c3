/// Geometry without rules: squares, directions, sides, pieces and how pieces stand on a board.
package hnefi.board;
