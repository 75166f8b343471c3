/// Pictures of every screen, without a display.
///
/// Uses only `text`, `ui.nav`, `ui.settings` and `ui.theme`.
package hnefi.ui.tour;
