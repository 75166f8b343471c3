/// Playing as a whole: registers its screens, leads back to the games that were kept, and names its
/// stops of the tour.
///
/// The style sheets of all its screens lie here.
///
/// Uses only `account`, `content`, `files`, `game`, `notation`, `rules`, `search`, `table`, `text`,
/// `ui.board`, `ui.home`, `ui.nav`, `ui.play.coach`, `ui.play.place`, `ui.play.rules`,
/// `ui.play.setup`, `ui.play.table`, `ui.theme` and `ui.tour`.
package hnefi.ui.play;
