/// Pictures of the program's screens, rendered without a window.
package hnefi.ui.tour;
