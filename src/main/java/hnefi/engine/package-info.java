/// The computer player: a fast board, move generation, search, evaluation and perft. It knows rules
/// and board only, and no text.
///
/// The [hnefi.rules.Referee] defines the rules; [hnefi.engine.SearchBoard] plays by them a thousand
/// times faster, and a test holds it to the referee.
package hnefi.engine;
