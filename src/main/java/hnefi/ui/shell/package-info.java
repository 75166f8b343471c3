/// The frame around every screen: the way back, the areas, the languages, notices.
///
/// Uses `ui.nav`, `ui.settings`, `ui.theme` and `text`.
package hnefi.ui.shell;
