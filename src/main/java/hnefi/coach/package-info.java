/// Hints, threats, blunder warnings and reviews: what the engine found, told in the referee's
/// terms.
package hnefi.coach;
