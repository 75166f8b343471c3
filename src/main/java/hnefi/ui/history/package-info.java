/// The history browser: themes, timeline, map, names, disputes and books, linked with each other.
///
/// Its places are [hnefi.ui.route.SectionRoute] and [hnefi.ui.route.TopicRoute]; `app` registers
/// the screens that [HistoryScreens] makes.
package hnefi.ui.history;
