/// Pictures of every screen, without a display.
///
/// Uses `ui.nav`, `ui.settings` and `ui.theme`.
package hnefi.ui.tour;
