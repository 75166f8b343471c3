/// What is taken out of the program: pictures of positions, and games on paper.
package hnefi.ui.play.export;
