/// The history browser: themes, timeline, map, names, disputes and books, linked with each other.
///
/// Its places are [SectionPlace] and [TopicPlace]; `app` registers the screens that
/// [HistoryScreens] makes. Uses `content.history`, `ui.nav`, `ui.board`, `ui.layout`,
/// `ui.settings`, `ui.theme` and its own parts.
package hnefi.ui.history;
