/// The history browser: themes, timeline, map, names, disputes and books, linked with each other.
///
/// Its places are [SectionPlace] and [TopicPlace]; `app` registers the screens that
/// [HistoryScreens] makes.
///
/// Uses only `account`, `content`, `content.history`, `rules`, `text`, `ui.board`, `ui.further`,
/// `ui.history.figure`, `ui.history.map`, `ui.history.part`, `ui.history.text`, `ui.history.time`,
/// `ui.layout`, `ui.nav`, `ui.settings`, `ui.theme` and `ui.tour`.
package hnefi.ui.history;
