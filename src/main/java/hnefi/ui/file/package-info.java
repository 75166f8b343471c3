/// What the desktop offers for files and text: dialogs in which a file is chosen, and the
/// clipboard.
package hnefi.ui.file;
