/// Who plays by which rules, from which position, in which game of a match; and the session: a game
/// under way, with its participants, as a source of events.
package hnefi.session;
