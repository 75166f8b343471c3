/// What leaves the program on paper or as a picture: positions drawn as SVG without a window, and
/// documents as HTML, which screen readers read, and as PDF made from the same HTML.
package hnefi.print;
