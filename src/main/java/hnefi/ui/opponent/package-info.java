/// The faces of the computer's characters.
package hnefi.ui.opponent;
