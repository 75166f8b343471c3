package hnefi.ui.home;

import hnefi.fx.nav.Route;
import hnefi.text.Localized;

/// Something under way, a game or a lesson, to which the first screen offers to return.
///
/// @param what names it in a few words, such as the rule set or the lesson
public record ResumeItem(Route route, Localized what) {}
