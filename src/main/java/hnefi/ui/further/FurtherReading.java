package hnefi.ui.further;

import hnefi.content.Citation;
import hnefi.fx.nav.Route;
import hnefi.rules.Rule;
import hnefi.text.Language;
import java.util.List;
import java.util.Optional;

/// Knows the pages on which more is told.
@FunctionalInterface
public interface FurtherReading {
  /// A page to go to.
  ///
  /// @param kind what kind of page it is, for those who cannot see its sign
  /// @param sign the name of its sign in the icon font
  record Page(String title, String kind, String sign, Route route) {}

  /// Nothing more is told anywhere.
  FurtherReading NONE = (_, _, _) -> List.of();

  /// Returns the pages on a rule, if one is asked about, and those that rest on any of the
  /// passages, the closest first.
  List<Page> on(Optional<Rule> rule, List<Citation> passages, Language language);
}
