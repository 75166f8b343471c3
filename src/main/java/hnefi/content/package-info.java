/// What the program knows: the books, their rules, layouts and figures, read strictly from
/// `content/`.
///
/// Uses `hnefi.notation`, `hnefi.rules`, `hnefi.board` and `hnefi.text`.
package hnefi.content;
