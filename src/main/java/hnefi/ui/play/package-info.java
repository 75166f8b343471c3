/// Choosing a game, playing it, and reading the rules it is played by.
///
/// Others open a game with [GamePlace] and the rules of an edition with [RulesPlace]. Uses
/// `ui.nav`, `ui.board`, `ui.settings`, `ui.shell`, `ui.home`, `ui.further`, `files`, and below
/// these `account`, `content` and `game`.
package hnefi.ui.play;
