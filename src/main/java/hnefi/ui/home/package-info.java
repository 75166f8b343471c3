/// The first screen: the ways into the program, and what was left unfinished.
///
/// Uses only `text`, `ui.layout`, `ui.nav` and `ui.theme`.
package hnefi.ui.home;
