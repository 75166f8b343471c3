package hnefi.ui.profile;

import hnefi.session.AdaptiveDifficulty;
import hnefi.text.Excerpt;
import hnefi.text.InvalidValueException;
import hnefi.ui.learn.progress.Progress;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Somebody who learns and plays here. There is no account behind it.
///
/// @param id tells a person from all others there are or were here, whatever they are called
/// @param name empty for the guest everybody begins as
/// @param progress what was learned
/// @param results how the games ended
/// @param difficulty how the opponent that adjusts has adjusted; empty before the first such game
public record Profile(
    int id,
    String name,
    Emblem emblem,
    Progress progress,
    Map<ResultCount.Key, ResultCount> results,
    Optional<AdaptiveDifficulty> difficulty) {
  /// The most characters of a name.
  public static final int LONGEST_NAME = 24;

  public Profile {
    if (!isName(name) && !name.isEmpty()) {
      throw new InvalidValueException("name", "fault.name", name);
    }
    results = Collections.unmodifiableMap(new LinkedHashMap<>(results));
  }

  /// Returns somebody new.
  public static Profile of(int id, String name, Emblem emblem) {
    return new Profile(id, name, emblem, Progress.NONE, Map.of(), Optional.empty());
  }

  /// Returns whether this can be somebody's name.
  public static boolean isName(String text) {
    return !text.isBlank()
        && text.strip().equals(text)
        && Excerpt.length(text) <= LONGEST_NAME
        && text.chars().noneMatch(Character::isISOControl);
  }

  /// Returns what a person typed as a name, if it can be one.
  public static Optional<String> nameFrom(String typed) {
    String text = typed.strip();
    return isName(text) ? Optional.of(text) : Optional.empty();
  }

  public Profile with(Progress other) {
    return new Profile(id, name, emblem, other, results, difficulty);
  }

  public Profile with(AdaptiveDifficulty other) {
    return new Profile(id, name, emblem, progress, results, Optional.of(other));
  }

  /// Returns the same person under another name and emblem.
  public Profile renamed(String other, Emblem sign) {
    return new Profile(id, other, sign, progress, results, difficulty);
  }

  Profile withId(int other) {
    return new Profile(other, name, emblem, progress, results, difficulty);
  }

  /// Returns the profile with another game counted.
  ///
  /// @param won empty for a draw
  public Profile played(ResultCount.Key kind, Optional<Boolean> won) {
    Map<ResultCount.Key, ResultCount> more = new LinkedHashMap<>(results);
    more.put(kind, results.getOrDefault(kind, ResultCount.NONE).and(won));
    return new Profile(id, name, emblem, progress, more, difficulty);
  }
}
