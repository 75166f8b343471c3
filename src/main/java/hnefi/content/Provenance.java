package hnefi.content;

/// How firmly a book stands behind a rule.
public enum Provenance {
  /// The book says so.
  SAID,
  /// It follows from what the book says.
  DERIVED,
  /// The book does not speak of it; the choice is ours.
  SILENT,
  /// The book contradicts itself or another, or can be read in two ways.
  DISPUTED
}
