package hnefi.content.lesson;

import hnefi.board.Side;
import hnefi.content.diagram.Diagram;
import hnefi.text.Text;

/// A small game against the computer, from a position of the kind that a chapter is about.
///
/// @param side the learner's
/// @param opponent the id of the character to play against
/// @param game the id of the recorded game that illustrates the chapter
public record Play(String name, Diagram diagram, Text text, Side side, String opponent, String game)
    implements Step {}
