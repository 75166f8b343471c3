/// Recorded games of people: what was played, how often, and who won.
package hnefi.content.games;
