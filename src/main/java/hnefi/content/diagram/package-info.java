/// Replayable figures: the diagrams of the five books and our own, each proven by the referee while
/// it is read.
///
/// Uses only `board`, `content`, `content.yaml`, `notation`, `rules` and `text`.
package hnefi.content.diagram;
