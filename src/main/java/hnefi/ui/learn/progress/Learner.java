package hnefi.ui.learn.progress;

import java.util.Optional;

/// Somebody who learns: a name, a sign, and what has been done. There is no account behind it.
///
/// @param name empty for the learner everybody begins as
public record Learner(String name, Avatar avatar, Progress progress) {
  /// The most characters of a name.
  public static final int LONGEST_NAME = 24;

  /// The learner everybody begins as.
  public static final Learner ANYBODY = new Learner("", Avatar.FLOWER, Progress.NONE);

  public Learner {
    if (!isName(name) && !name.isEmpty()) {
      throw new IllegalArgumentException("no name: " + name);
    }
  }

  /// Returns whether this can be somebody's name.
  public static boolean isName(String text) {
    return !text.isBlank()
        && text.strip().equals(text)
        && text.length() <= LONGEST_NAME
        && text.chars().noneMatch(Character::isISOControl);
  }

  /// Returns what a person typed as a name, if it can be one.
  public static Optional<String> nameFrom(String typed) {
    String text = typed.strip();
    return isName(text) ? Optional.of(text) : Optional.empty();
  }

  public Learner with(Progress other) {
    return new Learner(name, avatar, other);
  }
}
