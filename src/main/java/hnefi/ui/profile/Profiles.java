package hnefi.ui.profile;

import hnefi.content.yaml.RecordMapper;
import hnefi.text.InvalidValueException;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/// All people of this machine and who is here now. Immutable; there is always at least one.
///
/// @param all each with an id of its own: of two with the same, the later gets a new one
/// @param current the id of the one who is here; the first one's if there is no such id
/// @param lastId the greatest id that was ever given
public record Profiles(List<Profile> all, int current, int lastId) {
  /// The most profiles kept.
  public static final int MOST = 12;

  /// Nobody has learned or played yet.
  public static final Profiles NOBODY_YET = guest(1);

  /// How profiles are written: steps as `capturing/one`, games by rule set and side as
  /// `fetlar/attackers`.
  public static final RecordMapper MAPPER =
      new RecordMapper()
          .withText(StepKey.class, StepKey::text, StepKey::read)
          .withText(ResultCount.Key.class, ResultCount.Key::text, ResultCount.Key::read)
          .with(Integer.class, value -> value.integer(1, Progress.MOST), stars -> stars);

  public Profiles {
    if (all.isEmpty()) {
      throw new InvalidValueException("all", "fault.none");
    }
    List<Profile> distinct = new ArrayList<>();
    Set<Integer> ids = new HashSet<>();
    lastId = Math.max(lastId, all.stream().mapToInt(Profile::id).max().orElse(0));
    for (Profile each : all) {
      distinct.add(ids.add(each.id()) ? each : each.withId(++lastId));
    }
    all = List.copyOf(distinct);
    current = ids.contains(current) ? current : all.getFirst().id();
  }

  private static Profiles guest(int id) {
    return new Profiles(List.of(Profile.of(id, "", Emblem.FLOWER)), id, id);
  }

  public Profile profile() {
    return all.get(indexOf(current));
  }

  private int indexOf(int id) {
    return all.stream().map(Profile::id).toList().indexOf(id);
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
  public Profiles change(int id, UnaryOperator<Profile> change) {
    List<Profile> changed = new ArrayList<>(all);
    changed.replaceAll(each -> each.id() == id ? change.apply(each) : each);
    return new Profiles(changed, current, lastId);
  }

  /// Returns the profiles with the one of this name changed, if there is one.
  public Profiles change(String name, UnaryOperator<Profile> change) {
    return named(name).map(each -> change(each.id(), change)).orElse(this);
  }

  /// Returns the profiles with a new one, which is then the current one.
  public Profiles add(String name, Emblem emblem) {
    List<Profile> more = new ArrayList<>(all);
    more.add(Profile.of(lastId + 1, name, emblem));
    return new Profiles(more, lastId + 1, lastId + 1);
  }

  /// Returns the profiles without one of them; a guest takes the place of the last.
  public Profiles remove(int id) {
    if (all.size() == 1) {
      return guest(lastId + 1);
    }
    List<Profile> fewer = all.stream().filter(each -> each.id() != id).toList();
    int next = fewer.get(Math.max(0, indexOf(id) - 1)).id();
    return new Profiles(fewer, id == current ? next : current, lastId);
  }

  /// Returns the profiles with another one as the current one.
  public Profiles choose(int id) {
    return new Profiles(all, id, lastId);
  }

  /// Returns whether there is room for another, and nobody has this name.
  public boolean canAdd(String name) {
    return all.size() < MOST && Profile.isName(name) && named(name).isEmpty();
  }

  /// Returns whether one of them may have this name: nobody else has it.
  public boolean canRename(int id, String name) {
    return Profile.isName(name) && named(name).filter(each -> each.id() != id).isEmpty();
  }
}
