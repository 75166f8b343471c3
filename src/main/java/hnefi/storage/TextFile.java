package hnefi.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/// Reads text files that may hold anything: only regular files, which come to an end, and no more
/// than a program of this size can have written.
public final class TextFile {
  /// The most bytes that are read.
  public static final int MOST_BYTES = 4 << 20;

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /// There is something that is no regular file: a folder, a pipe, a device.
  public static final class NotRegularException extends FileSystemException {
    private static final long serialVersionUID = 1;

    NotRegularException(Path file) {
      super(file.toString());
    }
  }

  /// The file has more than [#MOST_BYTES].
  public static final class TooLargeException extends FileSystemException {
    private static final long serialVersionUID = 1;

    TooLargeException(Path file) {
      super(file.toString());
    }
  }

  private TextFile() {}

  /// Returns the text: UTF-8, or UTF-16 with a byte order mark, as some programs of Windows write
  /// it. The mark is no part of the text.
  ///
  /// @throws java.nio.file.NoSuchFileException if there is none
  /// @throws java.nio.charset.CharacterCodingException if it is neither
  /// @throws NotRegularException if it is no regular file
  /// @throws TooLargeException if it is larger than anything the program writes
  public static String read(Path file) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    if (!attributes.isRegularFile()) {
      throw new NotRegularException(file);
    }
    if (attributes.size() > MOST_BYTES) {
      throw new TooLargeException(file);
    }
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(MOST_BYTES + 1);
    }
    if (bytes.length > MOST_BYTES) {
      throw new TooLargeException(file);
    }
    String text = charset(bytes).newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
  }

  private static Charset charset(byte[] bytes) {
    if (bytes.length >= 2 && bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE) {
      return StandardCharsets.UTF_16LE;
    }
    if (bytes.length >= 2 && bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF) {
      return StandardCharsets.UTF_16BE;
    }
    return StandardCharsets.UTF_8;
  }
}
