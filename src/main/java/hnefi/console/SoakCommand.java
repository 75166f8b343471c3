package hnefi.console;

import hnefi.text.Language;
import hnefi.text.Words;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/// `soak --hours H`: lets a random visitor use the kiosk for hours and reports how the program
/// bears it.
@Command(name = "soak")
public final class SoakCommand implements Callable<Integer> {
  /// Lets a random visitor use the kiosk at the real window.
  @FunctionalInterface
  public interface Soak {
    /// @param out gets a line of figures every minute, and at the end
    /// @return how many exceptions there were
    int run(Duration time, long seed, PrintWriter out);
  }

  private final Soak soak;
  private final Words words;

  @Option(names = "--hours", required = true, paramLabel = "H", converter = HoursConverter.class)
  private Duration time = Duration.ZERO;

  @Option(names = "--seed", paramLabel = "N")
  private long seed = 1;

  @Spec private @Nullable CommandSpec spec;

  public SoakCommand(Soak soak, Language language) {
    this.soak = soak;
    words = Words.of(SoakCommand.class, "usage", language);
  }

  @Override
  public Integer call() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    int mishaps = soak.run(time, seed, out);
    out.println(words.say("soak.end", mishaps));
    return mishaps == 0 ? 0 : 1;
  }

  private static final class HoursConverter implements ITypeConverter<Duration> {
    private static final double MOST = 1000;

    @Override
    public Duration convert(String value) {
      if (!value.matches("[0-9]{1,4}(\\.[0-9]{1,4})?")) {
        throw new TypeConversionException(value);
      }
      double hours = Double.parseDouble(value);
      if (hours <= 0 || hours > MOST) {
        throw new TypeConversionException(value);
      }
      return Duration.ofMillis(Math.round(hours * Duration.ofHours(1).toMillis()));
    }
  }
}
