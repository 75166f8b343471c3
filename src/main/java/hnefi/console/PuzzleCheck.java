package hnefi.console;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.check.ContentCheck;
import hnefi.content.puzzle.Puzzle;
import hnefi.content.puzzle.Puzzles;
import hnefi.content.yaml.Fault;
import hnefi.lab.PuzzleProof;
import hnefi.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Proves that every puzzle of a folder has one solution.
final class PuzzleCheck {
  private static final long NODES = 2_000_000;

  private PuzzleCheck() {}

  static ContentCheck.Report of(ContentFolder folder) {
    Puzzles puzzles = Puzzles.read(folder, Library.read(folder));
    List<Fault> faults = new ArrayList<>(puzzles.faults());
    int count = 0;
    for (Puzzles.Set set : puzzles.sets()) {
      PuzzleProof proof = new PuzzleProof(set.edition().rules(), NODES);
      for (Puzzle each : set.puzzles()) {
        count++;
        boolean isProven =
            switch (each.goal()) {
              case WIN -> proof.isOnlyWin(each.start(), each.line());
              case SAVE -> proof.isOnlySave(each.start(), each.line());
            };
        if (!isProven) {
          faults.add(
              new Fault(
                  "puzzles/" + set.id() + ".yaml",
                  each.fileLine(),
                  Message.of("fault.puzzle.unproven", each.name())));
        }
      }
    }
    return new ContentCheck.Report(faults, Map.of("puzzles", count), List.of());
  }
}
