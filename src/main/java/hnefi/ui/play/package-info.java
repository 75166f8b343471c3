/// Choosing a game, playing it, and reading the rules it is played by.
///
/// Others open a game with [GamePlace] and the rules of an edition with [RulesPlace].
///
/// Uses only `account`, `board`, `content`, `files`, `game`, `notation`, `rules`, `search`, `text`,
/// `ui.board`, `ui.further`, `ui.home`, `ui.layout`, `ui.nav`, `ui.settings`, `ui.theme` and
/// `ui.tour`.
package hnefi.ui.play;
