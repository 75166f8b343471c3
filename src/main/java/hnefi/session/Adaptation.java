package hnefi.session;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// How an opponent adjusts to a person: two wins in a row take an aid from the person, two losses
/// give one. Without an aid to take, the opponent becomes stronger; without one to give, weaker.
///
/// @param opponent the id of the computer's character
/// @param aids what helps the person
/// @param run how many games the person has won in a row since the last change; negative if lost
public record Adaptation(String opponent, Set<Aid> aids, int run) {
  private static final int GAMES = 2;

  public Adaptation {
    aids = Set.copyOf(aids);
    if (Math.abs(run) >= GAMES) {
      throw new IllegalArgumentException("a change is due after " + run);
    }
  }

  /// What changed.
  public sealed interface Change {
    record AidGiven(Aid aid) implements Change {}

    record AidTaken(Aid aid) implements Change {}

    record Stronger(String opponent) implements Change {}

    record Weaker(String opponent) implements Change {}
  }

  /// What holds from now on, and what is new in it.
  public record Step(Adaptation next, Optional<Change> change) {}

  /// Returns how it begins: with the aids of any game.
  public static Adaptation begunWith(String opponent) {
    return new Adaptation(opponent, EnumSet.of(Aid.TAKE_BACK, Aid.HINTS), 0);
  }

  /// Returns what holds after another game; a draw breaks a run.
  ///
  /// @param won whether the person won; empty for a draw
  /// @param opponents the ids of all characters, the weakest first
  public Step after(Optional<Boolean> won, List<String> opponents) {
    int now = won.map(each -> each ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1).orElse(0);
    if (now >= GAMES) {
      return harder(opponents);
    }
    return now <= -GAMES
        ? easier(opponents)
        : new Step(new Adaptation(opponent, aids, now), Optional.empty());
  }

  private Step harder(List<String> opponents) {
    // The last one given goes first.
    Optional<Aid> last = Arrays.stream(Aid.values()).filter(aids::contains).reduce((_, b) -> b);
    if (last.isPresent()) {
      Set<Aid> fewer = copy();
      fewer.remove(last.get());
      return step(opponent, fewer, new Change.AidTaken(last.get()));
    }
    int place = opponents.indexOf(opponent) + 1;
    return place < opponents.size()
        ? step(opponents.get(place), aids, new Change.Stronger(opponents.get(place)))
        : unchanged();
  }

  private Step easier(List<String> opponents) {
    Optional<Aid> first =
        Arrays.stream(Aid.values()).filter(each -> !aids.contains(each)).findFirst();
    if (first.isPresent()) {
      Set<Aid> more = copy();
      more.add(first.get());
      return step(opponent, more, new Change.AidGiven(first.get()));
    }
    int place = opponents.indexOf(opponent) - 1;
    return place >= 0
        ? step(opponents.get(place), aids, new Change.Weaker(opponents.get(place)))
        : unchanged();
  }

  private Set<Aid> copy() {
    Set<Aid> copy = EnumSet.noneOf(Aid.class);
    copy.addAll(aids);
    return copy;
  }

  private static Step step(String opponent, Set<Aid> aids, Change change) {
    return new Step(new Adaptation(opponent, aids, 0), Optional.of(change));
  }

  private Step unchanged() {
    return new Step(new Adaptation(opponent, aids, 0), Optional.empty());
  }
}
