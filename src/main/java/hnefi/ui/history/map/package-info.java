/// The map of the North: land, water and places, to zoom and to move.
///
/// Uses only `content.history`, `text`, `ui.history.part` and `ui.theme`.
package hnefi.ui.history.map;
