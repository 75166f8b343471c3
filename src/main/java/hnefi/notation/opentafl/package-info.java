/// The notation of OpenTafl, which other programs read and write: positions, moves, rules and games
/// with comments and variations.
package hnefi.notation.opentafl;
