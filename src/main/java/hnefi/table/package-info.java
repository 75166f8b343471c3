/// What is played at one table: by which rules, from which position, by whom, in which game of a
/// match; and how it is kept as the text of a file.
///
/// Uses only `board`, `content`, `files`, `game`, `notation`, `rules` and `text`.
package hnefi.table;
