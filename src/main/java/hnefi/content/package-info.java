/// What the program knows: the books, their rules, layouts and figures, read strictly from
/// `content/`.
///
/// Uses only `board`, `content.yaml`, `notation`, `rules` and `text`.
package hnefi.content;
