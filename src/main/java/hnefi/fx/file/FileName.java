package hnefi.fx.file;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Names of files, as every system takes them.
public final class FileName {
  // Of the 255 bytes that Linux allows, or 143 in an encrypted folder, some are left for an ending
  // and for the temporary file.
  private static final int MOST_BYTES = 100;
  private static final Pattern FORBIDDEN = Pattern.compile("[\\p{Cntrl}\\p{Cs}/\\\\:*?\"<>|]+");
  private static final Pattern EDGES = Pattern.compile("^[.\\s]+|[.\\s]+$");
  private static final Pattern CHARACTER = Pattern.compile("\\X");

  /// What Windows takes for a device, whatever the ending.
  private static final Pattern DEVICE =
      Pattern.compile(
          "^(CON|PRN|AUX|NUL|CONIN\\$|CONOUT\\$|(?:COM|LPT)[0-9¹²³])(?=\\s*(?:\\.|$))",
          Pattern.CASE_INSENSITIVE);

  private FileName() {}

  /// Returns a text as the name of a file without its ending: without what some system forbids, and
  /// not too long.
  ///
  /// @param otherwise if nothing of it remains
  public static String of(String text, String otherwise) {
    String name = FORBIDDEN.matcher(text).replaceAll(" ").replaceAll("\\s+", " ");
    String trimmed = EDGES.matcher(cut(EDGES.matcher(name).replaceAll(""))).replaceAll("");
    return trimmed.isEmpty() ? otherwise : DEVICE.matcher(trimmed).replaceFirst("$1_");
  }

  private static String cut(String name) {
    Matcher characters = CHARACTER.matcher(name);
    int end = 0;
    int bytes = 0;
    while (characters.find()) {
      bytes += characters.group().getBytes(StandardCharsets.UTF_8).length;
      if (bytes > MOST_BYTES) {
        return name.substring(0, end);
      }
      end = characters.end();
    }
    return name;
  }

  /// Returns the name of a file, without its folder.
  public static String of(Path file) {
    return java.util.Objects.requireNonNullElse(file.getFileName(), file).toString();
  }

  /// Returns the file with an ending of one of the types, the first if it has none of them.
  static Path complete(Path file, List<FileType> types) {
    String name = file.getFileName().toString();
    return types.stream().anyMatch(type -> endsWith(name, type))
        ? file
        : file.resolveSibling(name + types.getFirst().ending());
  }

  private static boolean endsWith(String name, FileType type) {
    int start = name.length() - type.ending().length();
    return name.regionMatches(true, Math.max(0, start), type.ending(), 0, type.ending().length());
  }
}
