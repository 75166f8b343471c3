package hnefi.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Writes and sets aside text files so that nothing is ever lost.
public final class SafeFile {
  private SafeFile() {}

  /// Writes a file in one step: a reader finds the old text or the new one, never half of it, even
  /// after the power has failed.
  ///
  /// Folders on the way are created.
  public static void write(Path file, String text) throws IOException {
    Path target = file.toAbsolutePath();
    Path folder = target.resolveSibling("");
    Files.createDirectories(folder);
    Path draft = Files.createTempFile(folder, target.getFileName() + ".", ".new");
    try {
      writeThrough(draft, text);
      move(draft, target);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  /// Moves a damaged file out of the way, beside its old place under a name that is still free.
  ///
  /// @return where it lies now
  public static Path setAside(Path file) throws IOException {
    for (int i = 1; ; i++) {
      Path kept = file.resolveSibling(file.getFileName() + ".damaged-" + i);
      if (!Files.exists(kept)) {
        return Files.move(file, kept);
      }
    }
  }

  /// The new text must be on the disk before the old one goes.
  private static void writeThrough(Path draft, String text) throws IOException {
    try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
  }

  private static void move(Path draft, Path target) throws IOException {
    try {
      Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
