package hnefi.game;

/// What was deleted from a tree, to be [restored][Game#restore].
///
/// @param first the place where it begins, which no longer is in the tree
/// @param index its place among those that its parent goes on to
public record DeletedLine(GameNode first, int index) {}
