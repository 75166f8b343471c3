/// The rules of an edition with their sources and rivals, to read, to change and to play by.
package hnefi.ui.play.rules;
