/// Small things all parts of the history browser are made of: links, citations, signs of how sure
/// something is, drawings that scale.
package hnefi.ui.history.part;
