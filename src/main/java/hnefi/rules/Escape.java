package hnefi.rules;

/// Where the king wins.
public enum Escape {
  EDGE,
  CORNER
}
