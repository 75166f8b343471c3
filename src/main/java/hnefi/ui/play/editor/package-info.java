/// The editor: any position on any board, checked in words, kept as a start position or played at
/// once.
package hnefi.ui.play.editor;
