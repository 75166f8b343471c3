/// Text for squares, moves, positions and games, and what is wrong with a bad one.
///
/// Uses `hnefi.rules`, `hnefi.board` and `hnefi.text`.
package hnefi.notation;
