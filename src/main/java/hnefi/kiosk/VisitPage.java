package hnefi.kiosk;

import java.util.Optional;

/// A kind of page on which a visit can end.
public enum VisitPage {
  LANGUAGE,
  HOME,
  /// The rescue of the king in three moves.
  RESCUE(Activity.LEARN),
  /// The choice of a chapter.
  CHAPTERS(Activity.LEARN),
  CHAPTER(Activity.LEARN),
  PUZZLE(Activity.LEARN),
  /// The choice of a game.
  GAMES(Activity.PLAY),
  GAME(Activity.PLAY),
  /// The parts of the history, and their lists.
  CONTENTS(Activity.DISCOVER),
  TIMELINE(Activity.DISCOVER),
  MAP(Activity.DISCOVER),
  ARTICLE(Activity.DISCOVER);

  private final Optional<Activity> activity;

  VisitPage() {
    activity = Optional.empty();
  }

  VisitPage(Activity activity) {
    this.activity = Optional.of(activity);
  }

  /// Returns the activity to which it belongs; empty before one is chosen.
  public Optional<Activity> activity() {
    return activity;
  }
}
