/// The map of the North: land, water and places, to zoom and to move.
///
/// Uses `content.history` and `ui.history.part`.
package hnefi.ui.history.map;
