/// The rules of an edition with their sources and rivals, to read, to turn and to play by.
///
/// Uses only `account`, `content`, `rules`, `table`, `text`, `ui.further`, `ui.layout`, `ui.nav`,
/// `ui.play.place` and `ui.theme`.
package hnefi.ui.play.rules;
