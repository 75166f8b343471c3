/// Replayable figures: the diagrams of the five books and our own, each proven by the referee while
/// it is read.
package hnefi.content.diagram;
