package hnefi.storage;

import hnefi.game.Game;
import hnefi.session.GameSetup;

/// A game with all that is kept of it.
///
/// @param title a name somebody gave it, empty if nobody did
public record GameDocument(GameSetup setup, Game game, String title, GameDate date) {}
