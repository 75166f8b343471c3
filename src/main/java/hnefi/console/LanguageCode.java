package hnefi.console;

import hnefi.text.Language;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A language by its two-letter code, in capitals or not.
final class LanguageCode implements ITypeConverter<Language> {
  @Override
  public Language convert(String value) {
    return Language.of(value.toLowerCase(Locale.ROOT))
        .orElseThrow(() -> new TypeConversionException(value));
  }
}
