/// Work beside the window, whose results come back to its thread, and what is to be done a while
/// later.
package hnefi.fx.task;
