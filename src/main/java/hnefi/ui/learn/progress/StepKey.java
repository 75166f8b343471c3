package hnefi.ui.learn.progress;

import hnefi.text.Result;

/// A step by its lesson and its name, written `capturing/one`.
public record StepKey(String lesson, String step) {
  private static final String PUZZLES = "puzzles-";

  /// Returns the key of a puzzle.
  ///
  /// @param rules the id of its rule set
  public static StepKey ofPuzzle(String rules, String puzzle) {
    return new StepKey(PUZZLES + rules, puzzle);
  }

  public boolean isOfPuzzle() {
    return lesson.startsWith(PUZZLES);
  }

  /// Returns the key as files have it.
  public String text() {
    return lesson + "/" + step;
  }

  /// Reads a key.
  public static Result<StepKey> read(String text) {
    String[] parts = text.split("/", -1);
    return parts.length == 2 && parts[0].matches("[a-z0-9-]+") && parts[1].matches("[a-z0-9-]+")
        ? new Result.Good<>(new StepKey(parts[0], parts[1]))
        : Result.bad("fault.name", text);
  }
}
