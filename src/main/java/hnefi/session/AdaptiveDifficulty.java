package hnefi.session;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// How an opponent adjusts to a person: two wins in a row take away one kind of assistance, two
/// losses add one. Where none is left to take, the opponent becomes stronger; where none is left to
/// add, weaker.
///
/// @param opponent the id of the computer's character
/// @param assistance what helps the person
/// @param run how many games the person has won in a row since the last change; negative if lost
public record AdaptiveDifficulty(String opponent, Set<Assistance> assistance, int run) {
  private static final int GAMES = 2;

  public AdaptiveDifficulty {
    assistance = Set.copyOf(assistance);
    if (Math.abs(run) >= GAMES) {
      throw new IllegalArgumentException("a change is due after " + run);
    }
  }

  /// What changed.
  public sealed interface Change {
    record AssistanceGiven(Assistance assistance) implements Change {}

    record AssistanceTaken(Assistance assistance) implements Change {}

    record Stronger(String opponent) implements Change {}

    record Weaker(String opponent) implements Change {}
  }

  /// What holds from now on, and what is new in it.
  public record Step(AdaptiveDifficulty next, Optional<Change> change) {}

  /// Returns how it begins: with the assistance of a first game.
  public static AdaptiveDifficulty begunWith(String opponent) {
    return new AdaptiveDifficulty(opponent, EnumSet.of(Assistance.TAKE_BACK, Assistance.HINTS), 0);
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
        : new Step(new AdaptiveDifficulty(opponent, assistance, now), Optional.empty());
  }

  private Step harder(List<String> opponents) {
    // The last one given goes first.
    Optional<Assistance> last =
        Arrays.stream(Assistance.values()).filter(assistance::contains).reduce((_, b) -> b);
    if (last.isPresent()) {
      Set<Assistance> fewer = copy();
      fewer.remove(last.get());
      return step(opponent, fewer, new Change.AssistanceTaken(last.get()));
    }
    int place = opponents.indexOf(opponent) + 1;
    return place < opponents.size()
        ? step(opponents.get(place), assistance, new Change.Stronger(opponents.get(place)))
        : unchanged();
  }

  private Step easier(List<String> opponents) {
    Optional<Assistance> first =
        Arrays.stream(Assistance.values()).filter(each -> !assistance.contains(each)).findFirst();
    if (first.isPresent()) {
      Set<Assistance> more = copy();
      more.add(first.get());
      return step(opponent, more, new Change.AssistanceGiven(first.get()));
    }
    int place = opponents.indexOf(opponent) - 1;
    return place >= 0
        ? step(opponents.get(place), assistance, new Change.Weaker(opponents.get(place)))
        : unchanged();
  }

  private Set<Assistance> copy() {
    Set<Assistance> copy = EnumSet.noneOf(Assistance.class);
    copy.addAll(assistance);
    return copy;
  }

  private static Step step(String opponent, Set<Assistance> assistance, Change change) {
    return new Step(new AdaptiveDifficulty(opponent, assistance, 0), Optional.of(change));
  }

  private Step unchanged() {
    return new Step(new AdaptiveDifficulty(opponent, assistance, 0), Optional.empty());
  }
}
