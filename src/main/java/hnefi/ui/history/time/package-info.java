/// The timeline: eras and entries between two years, to zoom and to move.
///
/// Uses only `content.history`, `text`, `ui.history.part` and `ui.layout`.
package hnefi.ui.history.time;
