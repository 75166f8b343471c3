/// Panes that arrange their parts by the room there is. JavaFX has panes for what is known
/// beforehand, and those are used wherever they do; of these each does something it has none for:
///
/// - [GapPane], the base of all, has a gap that style sheets set with `-gap` and a height that
///   follows from its width.
/// - [AdaptiveSplitPane]: two parts beside each other or one above the other by the shape of the
///   place, and scrolled where both are too low; a `SplitPane` has one direction and is dragged.
/// - [HalvesPane]: the same with shares that hold whatever the parts want, for a map or a list
///   beside its text.
/// - [TwoColumnPane]: a column of reading width with one beside it, together in the middle, or
///   below it.
/// - [TextAndActionPane]: a text that wraps for the sake of what is beside it, or has it below; a
///   `FlowPane` would not make the text narrower.
/// - [UniformGridPane]: as many columns as fit, all of one width that fills the line, rows of
///   different heights; a `TilePane` has tiles of one size that leave the rest of the line empty.
/// - [UniformRowPane]: buttons in as few rows as possible, rows of nearly as many that fill the
///   line; a `ButtonBar` has one row.
/// - [MasonryPane]: cards of different heights in columns, each below the shortest column.
/// - [EqualHeightBox]: words of different tiles that are all as high as the highest; a `GridPane`
///   could only do so if the tiles were no nodes of their own.
/// - [VerticalScrollPane] keeps no bitmap of a page and brings fields into view;
///   [FitHeightScrollPane] wants to be as high as its content is at its width, where a `ScrollPane`
///   takes the height of its content at any width.
/// - [SentenceComboBox] shows what is chosen in as many lines as it needs.
/// - [ListScrolling] scrolls a list only where a row is out of view.
package hnefi.fx.layout;
