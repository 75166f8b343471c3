package hnefi.ui.learn.page;

import hnefi.fx.theme.Icon;
import hnefi.ui.learn.progress.Progress;
import java.util.List;
import java.util.stream.IntStream;

/// The stars a learner has earned, as icons: filled ones first, then those that can still be
/// earned.
public final class Stars {
  private Stars() {}

  /// @param earned from 0 to [Progress#MOST]
  public static List<Icon> of(int earned) {
    return IntStream.rangeClosed(1, Progress.MOST)
        .mapToObj(i -> new Icon(i <= earned ? "bi-star-fill" : "bi-star"))
        .toList();
  }
}
