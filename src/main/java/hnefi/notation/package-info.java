/// Text for squares, moves, positions and games, and what is wrong with a bad one.
///
/// Uses only `board`, `rules` and `text`.
package hnefi.notation;
