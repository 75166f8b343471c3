package hnefi.ui.learn.progress;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// All learners of this machine and who is learning now. Immutable; there is always at least one.
///
/// @param current the place of the current learner in the list
public record Learners(List<Learner> all, int current) {
  /// The most learners kept.
  public static final int MOST = 12;

  /// Nobody has learned yet.
  public static final Learners NOBODY_YET = new Learners(List.of(Learner.ANYBODY), 0);

  public Learners {
    all = List.copyOf(all);
    if (current < 0 || current >= all.size()) {
      throw new IllegalArgumentException("no learner " + current);
    }
  }

  public Learner learner() {
    return all.get(current);
  }

  /// Returns the learners with the current one's progress changed.
  public Learners with(Progress progress) {
    List<Learner> changed = new ArrayList<>(all);
    changed.set(current, learner().with(progress));
    return new Learners(changed, current);
  }

  /// Returns the learners with a new one, who is then the current one.
  public Learners add(String name, Avatar avatar) {
    List<Learner> more = new ArrayList<>(all);
    more.add(new Learner(name, avatar, Progress.NONE));
    return new Learners(more, more.size() - 1);
  }

  /// Returns the learners with another one as the current one.
  public Learners choose(int index) {
    return new Learners(all, index);
  }

  /// Returns whether there is room for another, and nobody has this name.
  public boolean canAdd(String name) {
    return all.size() < MOST
        && Learner.isName(name)
        && IntStream.range(0, all.size()).noneMatch(i -> all.get(i).name().equalsIgnoreCase(name));
  }
}
