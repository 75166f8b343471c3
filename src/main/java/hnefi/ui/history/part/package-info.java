/// Small things all parts of the history browser are made of: links, citations, signs of how sure
/// something is, drawings that scale.
///
/// Uses `content.history` and `ui.theme`.
package hnefi.ui.history.part;
