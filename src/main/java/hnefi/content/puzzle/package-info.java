/// Puzzles: positions in which one line of moves wins.
package hnefi.content.puzzle;
