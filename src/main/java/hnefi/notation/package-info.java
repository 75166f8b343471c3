/// Text for squares, moves, positions and games, and what is wrong with a bad one.
package hnefi.notation;
