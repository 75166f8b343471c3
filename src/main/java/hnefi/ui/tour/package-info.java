/// Pictures of every screen, without a display.
package hnefi.ui.tour;
