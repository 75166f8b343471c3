/// Panes that arrange their parts by the room there is: cards in even columns, two halves, a main
/// column with one beside it, a text and what can be done; what scrolls where there is not enough;
/// text of a size that only its pane knows; shapes with styles and of many lines; and pictures as
/// numbers.
///
/// Their gaps are set by style sheets with `-gap`.
package hnefi.fx.layout;
