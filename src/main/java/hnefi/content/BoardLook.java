package hnefi.content;

/// What a board and its pieces are made of. A rule set's usual look follows from what its book says
/// the game depicts.
public enum BoardLook {
  /// Carved oak with inlaid squares and turned men.
  OAK,
  /// Two fleets in a bay at evening, seen from above (`mungo`).
  SEA,
  /// A paved castle court with shields (`spieltz`).
  CASTLE,
  /// An embroidered cloth with men of bone and glass.
  LINEN
}
