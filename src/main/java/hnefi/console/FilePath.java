package hnefi.console;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A file or folder by its path; an empty path is none, though Java would take it for the current
/// folder.
final class FilePath implements ITypeConverter<Path> {
  @Override
  public Path convert(String value) {
    if (value.isBlank()) {
      throw new TypeConversionException(value);
    }
    try {
      return Path.of(value);
    } catch (InvalidPathException _) {
      throw new TypeConversionException(value);
    }
  }
}
