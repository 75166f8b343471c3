package hnefi.console;

import hnefi.content.puzzle.PuzzleTheme;
import hnefi.text.Tag;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads the name of a theme of puzzles, such as `shield-wall`.
final class ThemeName implements ITypeConverter<PuzzleTheme> {
  @Override
  public PuzzleTheme convert(String value) {
    return Tag.find(PuzzleTheme.class, value).orElseThrow(() -> new TypeConversionException(value));
  }
}
