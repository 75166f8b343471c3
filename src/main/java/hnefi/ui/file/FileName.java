package hnefi.ui.file;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/// Names of files, as every system takes them.
public final class FileName {
  private static final int LONGEST = 100;
  private static final Pattern FORBIDDEN = Pattern.compile("[\\p{Cntrl}/\\\\:*?\"<>|]+");
  private static final Pattern EDGES = Pattern.compile("^[.\\s]+|[.\\s]+$");

  private FileName() {}

  /// Returns a text as the name of a file: without what some system forbids, and not too long.
  ///
  /// @param otherwise if nothing of it remains
  public static String of(String text, String otherwise) {
    String name = FORBIDDEN.matcher(text).replaceAll(" ").replaceAll("\\s+", " ");
    String cut = hnefi.text.Excerpt.cut(name, LONGEST);
    String trimmed = EDGES.matcher(cut).replaceAll("");
    return trimmed.isEmpty() ? otherwise : trimmed;
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
