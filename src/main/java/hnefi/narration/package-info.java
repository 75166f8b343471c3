/// The account of a turn in words: every capture, every piece spared and every refused move says
/// why, with the squares to light up and the rulebook's passage.
package hnefi.narration;
