package hnefi.rules;

/// How many attackers it takes to take the king.
public enum KingCapture {
  FOUR_SIDES,
  TWO_SIDES
}
