/// The computer player and the coach: a board made for speed, the search, its opponents, and
/// advice.
///
/// The [hnefi.rules.Referee] says what the rules are; the board in here says the same a thousand
/// times faster and is held to him by a test.
///
/// Uses only `board`, `rules` and `text`.
package hnefi.search;
