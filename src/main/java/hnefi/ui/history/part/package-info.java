/// Small things all parts of the history browser are made of: links, citations, signs of how sure
/// something is, drawings that scale.
///
/// Uses only `content`, `content.history`, `text` and `ui.theme`.
package hnefi.ui.history.part;
