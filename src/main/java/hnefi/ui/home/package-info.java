/// The first screen: the ways into the program, and what was left unfinished.
///
/// Uses `ui.nav`, `ui.theme` and `text`.
package hnefi.ui.home;
