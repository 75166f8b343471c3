/// Puzzles: positions in which one line of moves wins or averts a loss.
package hnefi.content.puzzle;
