/// The half of the windows that knows nothing of Hnefatafl: [frame][hnefi.fx.shell],
/// [navigation][hnefi.fx.nav], [look][hnefi.fx.theme], [panes][hnefi.fx.layout],
/// [speech][hnefi.fx.speech], [settings][hnefi.fx.settings] of every window, files, work beside the
/// window, and pictures of screens. A program about another game could take it along.
///
/// Of the project it uses [texts][hnefi.text] and [voices][hnefi.speech], and never the
/// [areas][hnefi.ui.route].
package hnefi.fx;
