/// Parts of drawings: shapes with style classes, shapes of many lines, text of a size that only its
/// drawing knows, and pictures as numbers.
package hnefi.fx.shape;
