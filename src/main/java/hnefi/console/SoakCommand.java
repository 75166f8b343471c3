package hnefi.console;

import hnefi.text.Language;
import hnefi.text.Words;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
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
    /// @return how many exceptions there were; empty where there is no display
    OptionalInt run(Duration time, long seed, PrintWriter out);
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
    CommandLine commandLine = Objects.requireNonNull(spec).commandLine();
    PrintWriter out = commandLine.getOut();
    OptionalInt mishaps = soak.run(time, seed, out);
    if (mishaps.isEmpty()) {
      commandLine.getErr().println(words.say("no.display"));
      return 1;
    }
    out.println(words.say("soak.end", mishaps.getAsInt()));
    return mishaps.getAsInt() == 0 ? 0 : 1;
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
