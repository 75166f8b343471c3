package hnefi.ui.play.screen;

import hnefi.text.Words;

/// What is said about one game in one language.
///
/// @param words the messages around the board
/// @param explanations what happened and why
/// @param winner who has won, and what the players are called
record GameWords(Words words, ExplanationWords explanations, WinnerWords winner) {}
