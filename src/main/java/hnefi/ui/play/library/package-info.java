/// Games as things: the list of those that are kept, and their ways to files and the clipboard.
package hnefi.ui.play.library;
