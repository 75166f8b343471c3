/// The timeline: eras and entries between two years, to zoom and to move.
///
/// Uses only `content.history`, `text` and `ui.history.part`.
package hnefi.ui.history.time;
