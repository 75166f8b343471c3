/// What leaves the program on paper or as a picture: a position drawn as SVG, without a window.
package hnefi.print;
