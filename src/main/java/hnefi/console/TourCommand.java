package hnefi.console;

import hnefi.console.Pictures.NoSuchScreen;
import hnefi.console.Pictures.Order;
import hnefi.console.Pictures.Size;
import hnefi.text.Language;
import hnefi.text.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/// `tour DIR`: takes a picture of every screen.
@Command(name = "tour")
public final class TourCommand implements Callable<Integer> {
  private static final int SMALLEST = 320;
  private static final int LARGEST = 8192;
  private static final int LEAST_MILLIMETRES = 50;
  private static final int MOST_MILLIMETRES = 20_000;

  private final Pictures pictures;
  private final List<String> knownThemes;
  private final Words words;

  @Parameters(index = "0", paramLabel = "DIR", converter = FilePath.class)
  private Path folder = Path.of("");

  @Option(
      names = "--lang",
      split = ",",
      hideParamSyntax = true,
      paramLabel = "de,en,sv",
      converter = LanguageCode.class)
  private List<Language> languages = List.of(Language.values());

  @Option(
      names = "--theme",
      split = ",",
      hideParamSyntax = true,
      paramLabel = "light,dark,contrast")
  private @Nullable List<String> themes;

  @Option(
      names = "--size",
      split = ",",
      hideParamSyntax = true,
      paramLabel = "WxH",
      converter = SizeConverter.class)
  private List<Size> sizes = List.of(new Size(1366, 768));

  @Option(names = "--text", paramLabel = "80-200", converter = PercentConverter.class)
  private int textPercent = 100;

  @Option(names = "--only", split = ",", hideParamSyntax = true, paramLabel = "home,play,...")
  private List<String> only = List.of();

  @Option(names = "--kiosk", paramLabel = "MMxMM", converter = ScreenConverter.class)
  private @Nullable Size kiosk;

  @Spec private @Nullable CommandSpec spec;

  /// @param knownThemes the names of the themes that can be shown
  public TourCommand(Pictures pictures, List<String> knownThemes, Language language) {
    this.pictures = pictures;
    this.knownThemes = List.copyOf(knownThemes);
    words = Words.of(TourCommand.class, "usage", language);
  }

  @Override
  public Integer call() throws IOException {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    try {
      int taken =
          pictures.take(
              new Order(
                  folder,
                  languages,
                  themes(line),
                  sizes,
                  textPercent,
                  only,
                  Optional.ofNullable(kiosk)));
      line.getOut().println(words.say("tour.taken", taken, folder));
      return 0;
    } catch (NoSuchScreen e) {
      throw new ParameterException(line, words.say("tour.no.screen", e.name(), e.known()));
    }
  }

  private List<String> themes(CommandLine line) {
    if (themes == null) {
      return knownThemes;
    }
    List<String> asked = themes.stream().map(each -> each.toLowerCase(Locale.ROOT)).toList();
    for (String each : asked) {
      if (!knownThemes.contains(each)) {
        throw new ParameterException(line, each, line.getCommandSpec().findOption("--theme"), each);
      }
    }
    return asked;
  }

  private static final class SizeConverter implements ITypeConverter<Size> {
    @Override
    public Size convert(String value) {
      return size(value, SMALLEST, LARGEST);
    }
  }

  private static final class ScreenConverter implements ITypeConverter<Size> {
    @Override
    public Size convert(String value) {
      return size(value, LEAST_MILLIMETRES, MOST_MILLIMETRES);
    }
  }

  private static Size size(String value, int least, int most) {
    String[] sides = value.split("x", -1);
    if (sides.length != 2) {
      throw new TypeConversionException(value);
    }
    return new Size(number(sides[0], least, most), number(sides[1], least, most));
  }

  private static final class PercentConverter implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String value) {
      return number(value, 80, 200);
    }
  }

  private static int number(String digits, int least, int most) {
    if (!digits.matches("[0-9]{1,5}")) {
      throw new TypeConversionException(digits);
    }
    int number = Integer.parseInt(digits);
    if (number < least || number > most) {
      throw new TypeConversionException(digits);
    }
    return number;
  }
}
