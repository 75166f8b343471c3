package hnefi.console;

import hnefi.kiosk.PinHash;
import hnefi.text.Language;
import hnefi.text.Words;
import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `pin`: asks for the PIN of a kiosk's staff page and prints the line for the settings file. At a
/// terminal it asks twice and shows nothing; otherwise it reads one line.
@Command(name = "pin")
public final class PinCommand implements Callable<Integer> {
  private final InputStream in;
  private final Words words;

  @Spec private @Nullable CommandSpec spec;

  /// @param in gives the PIN where there is no terminal
  public PinCommand(InputStream in, Language language) {
    this.in = in;
    words = Words.of(PinCommand.class, "usage", language);
  }

  @Override
  public Integer call() throws IOException {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    String pin = asked().orElse("");
    if (!PinHash.isPin(pin)) {
      line.getErr().println(words.say("pin.digits", PinHash.FEWEST_DIGITS, PinHash.MOST_DIGITS));
      return CommandLine.ExitCode.SOFTWARE;
    }
    line.getOut().println("pin: " + PinHash.of(pin));
    return CommandLine.ExitCode.OK;
  }

  private Optional<String> asked() throws IOException {
    Console terminal = System.console();
    if (terminal != null && terminal.isTerminal()) {
      String once = hidden(terminal, "pin.once");
      String again = hidden(terminal, "pin.again");
      return Optional.of(once).filter(again::equals);
    }
    BufferedReader line = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    return Optional.ofNullable(line.readLine()).map(String::strip);
  }

  private String hidden(Console terminal, String question) {
    char[] typed = terminal.readPassword("%s ", words.say(question));
    return typed == null ? "" : new String(typed).strip();
  }
}
