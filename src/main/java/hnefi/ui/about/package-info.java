/// What the program is made of: its version, the licences of all its parts, where it keeps its
/// files, and what to send with a report of a mistake.
package hnefi.ui.about;
