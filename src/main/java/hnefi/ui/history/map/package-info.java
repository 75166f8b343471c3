/// The map of the North: land, water and places, to zoom and to move.
package hnefi.ui.history.map;
