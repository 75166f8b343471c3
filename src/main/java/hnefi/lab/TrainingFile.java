package hnefi.lab;

import hnefi.engine.TrainingPosition;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// A file of [TrainingPosition]s, one after the other, which only grows: what an interruption left
/// of a position at its end is cut off when it is opened again.
final class TrainingFile implements AutoCloseable {
  private static final int BYTES = TrainingPosition.WORDS * Long.BYTES;
  private static final ValueLayout.OfLong WORD =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final FileChannel channel;

  private TrainingFile(FileChannel channel) {
    this.channel = channel;
  }

  /// Opens a file to add positions to it.
  static TrainingFile append(Path path) throws IOException {
    FileChannel channel =
        FileChannel.open(
            path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    channel.truncate(channel.size() / BYTES * BYTES);
    channel.position(channel.size());
    return new TrainingFile(channel);
  }

  /// Returns how many positions there are.
  synchronized long count() throws IOException {
    return channel.size() / BYTES;
  }

  /// Adds positions.
  synchronized void add(long[] words) throws IOException {
    ByteBuffer bytes =
        ByteBuffer.allocate(words.length * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asLongBuffer().put(words);
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }

  /// The positions of a file, mapped into memory for good.
  static final class Mapped {
    private final MemorySegment segment;

    Mapped(Path path) throws IOException {
      try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
        segment = channel.map(MapMode.READ_ONLY, 0, channel.size(), Arena.global());
      }
    }

    int count() {
      return Math.toIntExact(segment.byteSize() / BYTES);
    }

    void read(int index, long[] into) {
      for (int i = 0; i < TrainingPosition.WORDS; i++) {
        into[i] = segment.get(WORD, (long) index * BYTES + (long) i * Long.BYTES);
      }
    }
  }
}
