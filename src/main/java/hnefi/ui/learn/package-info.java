/// The tutorial: the map of its chapters, the pages of its lessons, the learners.
///
/// Uses `content`, `account`, `ui.board`, `ui.further`, `ui.layout`, `ui.nav`, `ui.settings` and
/// `ui.theme`.
package hnefi.ui.learn;
