/// The places of playing, and the words that several of its screens share.
///
/// Others open a game with [GamePlace] and the rules of an edition with [RulesPlace].
///
/// Uses only `content`, `table` and `ui.nav`.
package hnefi.ui.play.place;
