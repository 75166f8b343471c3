package hnefi.content;

/// The books as they are packed, read once for all tests of a process: nothing in them can be
/// changed.
public final class PackedContent {
  public static final Library LIBRARY = Library.read(ContentFolder.packed());

  private PackedContent() {}
}
