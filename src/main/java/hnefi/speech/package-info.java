/// Speaks through the command that the machine has for it, and says how squares and moves are
/// pronounced.
package hnefi.speech;
