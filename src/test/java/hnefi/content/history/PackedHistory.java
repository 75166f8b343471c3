package hnefi.content.history;

import hnefi.content.ContentFolder;
import hnefi.content.PackedContent;

/// The history as it is packed, read once for all tests of a process.
public final class PackedHistory {
  public static final History HISTORY = History.read(ContentFolder.packed(), PackedContent.LIBRARY);

  private PackedHistory() {}
}
