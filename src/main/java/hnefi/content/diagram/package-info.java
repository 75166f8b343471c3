/// Replayable figures: the diagrams of the five books and our own, each proven by the referee while
/// it is read.
///
/// Uses `hnefi.content`, `hnefi.notation`, `hnefi.rules`, `hnefi.board` and `hnefi.text`.
package hnefi.content.diagram;
