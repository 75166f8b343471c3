package hnefi.console;

import hnefi.content.puzzle.PuzzleTheme;
import hnefi.text.Tag;
import java.util.Arrays;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads the name of a theme of puzzles, such as `shield-wall`.
final class ThemeName implements ITypeConverter<PuzzleTheme> {
  @Override
  public PuzzleTheme convert(String value) {
    return Arrays.stream(PuzzleTheme.values())
        .filter(each -> Tag.of(each).equals(value))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException(value));
  }
}
