/// Pictures of every screen, without a display.
package hnefi.fx.tour;
