package hnefi.narration;

import hnefi.board.Square;
import hnefi.rules.Encirclement;
import hnefi.rules.ExitFort;
import hnefi.rules.Switch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Tells why an encirclement or an exit fort counts: which ring holds, which wall cannot be broken.
record EnclosureTeller(Phrases phrases) {
  /// Returns the end of the game with its ring lit up.
  List<Statement> tell(Statement end, Encirclement encirclement) {
    return List.of(lit(end, encirclement.ring(), Set.of()));
  }

  /// Returns the end of the game with its wall lit up, where the king can move, and what protects
  /// each defender of the wall.
  List<Statement> tell(Statement end, ExitFort fort) {
    Set<Square> free = new TreeSet<>(fort.room());
    free.remove(fort.king());
    List<Statement> told = new ArrayList<>();
    told.add(lit(end, fort.wallSquares(), fort.room()));
    told.add(sentence(phrases.say("fort.room", phrases.at(free), free.size()), free, fort.king()));
    for (ExitFort.Wall wall : fort.walls()) {
      Set<Square> guards =
          Stream.of(wall.rank(), wall.file())
              .flatMap(each -> each.square().stream())
              .collect(Collectors.toSet());
      String text =
          phrases.say(
              "fort.wall", Phrases.at(wall.square()), guard(wall.rank()), guard(wall.file()));
      told.add(sentence(text, guards, wall.square()));
    }
    return told;
  }

  private static Statement lit(Statement end, Set<Square> enclosing, Set<Square> enclosed) {
    return new Statement(end.kind(), end.text(), end.rule(), enclosing, enclosed);
  }

  private static Statement sentence(String text, Set<Square> guards, Square guarded) {
    return new Statement(
        Statement.Kind.SPARED, text, Optional.of(Switch.EXIT_FORT), guards, Set.of(guarded));
  }

  private String guard(ExitFort.Guard guard) {
    return switch (guard) {
      case ExitFort.Guard.Edge _ -> phrases.say("guard.edge");
      case ExitFort.Guard.Room(Square at) -> phrases.say("guard.room", Phrases.at(at));
      case ExitFort.Guard.Man(Square at) -> phrases.say("guard.man", Phrases.at(at));
    };
  }
}
