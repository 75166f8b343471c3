package hnefi.session;

import hnefi.text.Localized;

/// One of the computer's characters, as people choose it.
///
/// @param about a sentence about how it plays
public record OpponentProfile(String id, Localized name, Localized about) {}
