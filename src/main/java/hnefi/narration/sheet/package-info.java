/// The whole rules of an edition as one text that leaves no question of law open, with examples
/// that the referee decides.
package hnefi.narration.sheet;
