/// The frame around every screen: the way back, the areas, the languages, notices.
///
/// Uses only `text`, `ui.nav`, `ui.settings` and `ui.theme`.
package hnefi.ui.shell;
