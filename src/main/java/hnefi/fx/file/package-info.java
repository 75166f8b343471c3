/// What the desktop offers for files and text: dialogs in which a file is chosen, the clipboard,
/// and the programs that show documents.
package hnefi.fx.file;
