package hnefi.kiosk;

import hnefi.storage.FileProblem;
import hnefi.text.Excerpt;
import hnefi.text.Localized;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A log in a file that never grows beyond a bound: a full one is renamed, and the one renamed
/// before goes. Every line is printed to standard error, too, where a journal takes it. Where the
/// file cannot be written, that is all that happens.
public final class BoundedLog implements KioskLog {
  /// The name of the file in the data folder.
  public static final String FILE = "kiosk.log";

  private static final int MOST_BYTES = 256 << 10;
  private static final int LONGEST_LINE = 1000;
  private static final int TAIL_BYTES = 16 << 10;

  private final Path file;
  private final int mostBytes;
  private final InstantSource clock;
  private final ZoneId zone;

  public BoundedLog(Path file, InstantSource clock, ZoneId zone) {
    this(file, MOST_BYTES, clock, zone);
  }

  BoundedLog(Path file, int mostBytes, InstantSource clock, ZoneId zone) {
    this.file = file;
    this.mostBytes = mostBytes;
    this.clock = clock;
    this.zone = zone;
  }

  @Override
  public synchronized void add(String line) {
    String time =
        LocalDateTime.ofInstant(clock.instant(), zone)
            .truncatedTo(ChronoUnit.SECONDS)
            .format(DateTimeFormatter.ISO_LOCAL_DATE_TIME)
            .replace('T', ' ');
    String written = time + " " + Excerpt.line(line, LONGEST_LINE);
    System.err.println(written);
    try {
      write(written + "\n");
    } catch (IOException _) {
      // It is printed; the staff page tells of the file.
    }
  }

  private void write(String line) throws IOException {
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    prepare(file);
    if (Files.exists(file) && Files.size(file) + bytes.length > mostBytes) {
      Files.move(file, renamed(file), StandardCopyOption.REPLACE_EXISTING);
    }
    Files.write(file, bytes, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  /// Returns where a log goes when it is full.
  private static Path renamed(Path file) {
    return file.resolveSibling(file.getFileName() + ".1");
  }

  private static void prepare(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().resolveSibling(""));
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(file)) {
      throw new IOException("no regular file: " + file);
    }
  }

  /// Returns why a log cannot be written.
  public static Optional<Localized> problem(Path file) {
    try {
      prepare(file);
      Files.write(file, new byte[0], StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(FileProblem.Unreachable.of(file, e));
    }
  }

  /// Returns the newest lines in a log and in the one renamed before, the newest first; none if
  /// they cannot be read.
  public static List<String> tail(Path file, int most) {
    byte[] newer = end(file, TAIL_BYTES);
    byte[] older = end(renamed(file), TAIL_BYTES - newer.length);
    byte[] both = Arrays.copyOf(older, older.length + newer.length);
    System.arraycopy(newer, 0, both, older.length, newer.length);
    List<String> lines =
        new String(both, StandardCharsets.UTF_8)
            .lines()
            .skip(both.length == TAIL_BYTES ? 1 : 0)
            .toList();
    return lines.reversed().stream().limit(most).toList();
  }

  /// Returns the last bytes of a file; none if it cannot be read.
  private static byte[] end(Path file, int most) {
    if (!Files.isRegularFile(file)) {
      return new byte[0];
    }
    try (SeekableByteChannel channel = Files.newByteChannel(file)) {
      ByteBuffer bytes = ByteBuffer.allocate(most);
      channel.position(Math.max(0, channel.size() - most));
      while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
        // Goes on until the end.
      }
      return Arrays.copyOf(bytes.array(), bytes.position());
    } catch (IOException _) {
      return new byte[0];
    }
  }
}
