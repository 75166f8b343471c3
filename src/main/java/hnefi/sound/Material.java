package hnefi.sound;

/// What a board sounds like.
public enum Material {
  WOOD,
  WATER,
  STONE,
  CLOTH
}
