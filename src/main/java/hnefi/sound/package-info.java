/// Sounds of the program's own making, computed when they are first needed, and the line that plays
/// them.
package hnefi.sound;
