/// Work beside the window: searches and files, whose results come back to its thread.
package hnefi.fx.task;
