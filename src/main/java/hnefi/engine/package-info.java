/// The computer player: a fast board, move generation, search, evaluation and perft. It knows rules
/// and board only, and no text.
///
/// The [hnefi.rules.Referee] says what the rules are; the board in here says the same a thousand
/// times faster and is held to it by a test.
package hnefi.engine;
