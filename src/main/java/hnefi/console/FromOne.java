package hnefi.console;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a whole number from 1 to 999,999.
final class FromOne implements ITypeConverter<Integer> {
  @Override
  public Integer convert(String value) {
    if (!value.matches("0{0,9}[1-9][0-9]{0,5}")) {
      throw new TypeConversionException(value);
    }
    return Integer.valueOf(value);
  }
}
