package hnefi.people;

/// How strong a person plays.
///
/// @param sight how many plies are searched after the moves that come to mind, from 0 for a glance
/// @param temperature how freely moves are chosen that seem worse: 1 as people do on average, near
///   0 for always the best
/// @param leaning what is liked besides
public record HumanStrength(int sight, double temperature, Leaning leaning) {
  /// As far as a person sees.
  public static final int FARTHEST = 4;

  /// What fits recorded games best.
  public static final HumanStrength BEST_FIT = new HumanStrength(1, 1);

  public HumanStrength(int sight, double temperature) {
    this(sight, temperature, Leaning.NONE);
  }

  public HumanStrength {
    if (sight < 0 || sight > FARTHEST || !(temperature > 0)) {
      throw new IllegalArgumentException("nobody plays so: " + sight + ", " + temperature);
    }
  }

  /// Returns this strength with something liked besides.
  HumanStrength with(Leaning liked) {
    return new HumanStrength(sight, temperature, liked);
  }

  /// Returns this strength of someone who chooses more freely by a factor.
  HumanStrength freerBy(double factor) {
    return new HumanStrength(sight, temperature * factor, leaning);
  }
}
