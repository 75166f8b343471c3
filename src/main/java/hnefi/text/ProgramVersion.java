package hnefi.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// The version of the program, as the build wrote it down.
public final class ProgramVersion {
  private ProgramVersion() {}

  /// Returns the version, such as `1.0.0`.
  public static String current() {
    try (InputStream in = ProgramVersion.class.getResourceAsStream("version.txt")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
