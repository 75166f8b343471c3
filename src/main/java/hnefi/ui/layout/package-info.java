/// Panes that arrange their parts by the room there is: cards in even columns, two halves, a main
/// column with one beside it.
///
/// Their gaps are set by style sheets with `-gap`.
///
/// Uses nothing else of the program.
package hnefi.ui.layout;
