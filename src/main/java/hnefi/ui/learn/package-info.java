/// The tutorial: the map of its chapters, the pages of its lessons, the learners.
package hnefi.ui.learn;
