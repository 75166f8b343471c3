/// The timeline: eras and entries between two years, to zoom and to move.
package hnefi.ui.history.time;
