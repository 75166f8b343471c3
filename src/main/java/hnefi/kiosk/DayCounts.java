package hnefi.kiosk;

import hnefi.text.Language;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;

/// What was counted on one day.
///
/// @param languages the visits in each language, without those in which there were none
public record DayCounts(LocalDate day, Map<Language, VisitTally> languages) {
  public DayCounts {
    languages = Map.copyOf(languages);
  }

  /// Returns what was counted in a language.
  ///
  /// @param language empty for all languages together
  public VisitTally in(Optional<Language> language) {
    return language
        .map(each -> languages.getOrDefault(each, VisitTally.NONE))
        .orElseGet(() -> languages.values().stream().reduce(VisitTally.NONE, VisitTally::plus));
  }
}
