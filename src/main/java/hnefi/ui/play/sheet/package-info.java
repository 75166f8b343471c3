/// The complete rules of an edition on the screen, with the ways to print and to keep them.
package hnefi.ui.play.sheet;
