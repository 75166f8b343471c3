/// The account of a turn in words: every capture, every piece spared and every refused move says
/// why, with the squares to light up and the rulebook's passage.
///
/// Uses `hnefi.content` and what lies below it; shared by the screens and the line protocol.
package hnefi.account;
