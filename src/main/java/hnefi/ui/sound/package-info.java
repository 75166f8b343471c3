/// Plays what happens on the boards of a window.
package hnefi.ui.sound;
