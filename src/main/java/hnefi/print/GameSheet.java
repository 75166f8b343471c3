package hnefi.print;

import hnefi.content.Bibliography;
import hnefi.content.Edition;
import hnefi.game.Game;
import hnefi.rules.Outcome;
import java.util.Optional;

/// A game to be laid out on paper.
///
/// @param title the name somebody gave it, empty if nobody did
/// @param attackers who attacked, empty for somebody without a name
/// @param defenders who defended, empty for somebody without a name
/// @param date when it began, as people write it
/// @param game its tree: the main line is told, with its variations and all that was noted
/// @param outcome how it ended; empty if it goes on
public record GameSheet(
    String title,
    Edition edition,
    Bibliography books,
    String attackers,
    String defenders,
    String date,
    Game game,
    Optional<Outcome> outcome) {}
