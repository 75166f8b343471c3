package hnefi.ui.profile;

import hnefi.ui.learn.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// All people of this machine and who is here now. Immutable; there is always at least one.
///
/// @param current the place of the current one in the list
public record Profiles(List<Profile> all, int current) {
  /// The most profiles kept.
  public static final int MOST = 12;

  /// Nobody has learned or played yet.
  public static final Profiles NOBODY_YET = new Profiles(List.of(Profile.ANYBODY), 0);

  public Profiles {
    all = List.copyOf(all);
    if (current < 0 || current >= all.size()) {
      throw new IllegalArgumentException("no profile " + current);
    }
  }

  public Profile profile() {
    return all.get(current);
  }

  /// Returns the profile of this name, however it is written.
  public Optional<Profile> named(String name) {
    return all.stream().filter(each -> each.name().equalsIgnoreCase(name)).findFirst();
  }

  /// Returns the profile of whoever plays under a name: of the one who is here now, if nobody has
  /// it.
  public Profile playing(String name) {
    return name.isEmpty() ? profile() : named(name).orElseGet(this::profile);
  }

  /// Returns the profiles with the current one's progress changed.
  public Profiles with(Progress progress) {
    return change(current, each -> each.with(progress));
  }

  /// Returns the profiles with one of them changed.
  public Profiles change(int index, UnaryOperator<Profile> change) {
    List<Profile> changed = new ArrayList<>(all);
    changed.set(index, change.apply(all.get(index)));
    return new Profiles(changed, current);
  }

  /// Returns the profiles with the one of this name changed, if there is one.
  public Profiles change(String name, UnaryOperator<Profile> change) {
    return named(name).map(each -> change(all.indexOf(each), change)).orElse(this);
  }

  /// Returns the profiles with a new one, which is then the current one.
  public Profiles add(String name, Emblem emblem) {
    List<Profile> more = new ArrayList<>(all);
    more.add(Profile.of(name, emblem));
    return new Profiles(more, more.size() - 1);
  }

  /// Returns the profiles without one of them; the guest takes the place of the last.
  public Profiles remove(int index) {
    List<Profile> fewer = new ArrayList<>(all);
    fewer.remove(index);
    if (fewer.isEmpty()) {
      return NOBODY_YET;
    }
    int now = index < current || current == fewer.size() ? current - 1 : current;
    return new Profiles(fewer, now);
  }

  /// Returns the profiles with another one as the current one.
  public Profiles choose(int index) {
    return new Profiles(all, index);
  }

  /// Returns whether there is room for another, and nobody has this name.
  public boolean canAdd(String name) {
    return all.size() < MOST && Profile.isName(name) && named(name).isEmpty();
  }

  /// Returns whether one of them may have this name: nobody else has it.
  public boolean canRename(int index, String name) {
    return Profile.isName(name)
        && IntStream.range(0, all.size())
            .noneMatch(i -> i != index && all.get(i).name().equalsIgnoreCase(name));
  }
}
