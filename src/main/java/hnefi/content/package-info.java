/// What the program knows: the books, their rules, layouts and figures, read strictly from
/// `content/`.
package hnefi.content;
