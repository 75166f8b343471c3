package hnefi.console;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a whole number up to 999,999.
abstract sealed class WholeNumber implements ITypeConverter<Integer> {
  private final int least;

  private WholeNumber(int least) {
    this.least = least;
  }

  /// From 0.
  static final class FromZero extends WholeNumber {
    FromZero() {
      super(0);
    }
  }

  /// From 1.
  static final class FromOne extends WholeNumber {
    FromOne() {
      super(1);
    }
  }

  @Override
  public Integer convert(String value) {
    if (!value.matches("0{0,9}[0-9]{1,6}") || Integer.parseInt(value) < least) {
      throw new TypeConversionException(value);
    }
    return Integer.valueOf(value);
  }
}
