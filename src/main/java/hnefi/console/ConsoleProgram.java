package hnefi.console;

import hnefi.kiosk.KioskExample;
import hnefi.lab.NoOpeningException;
import hnefi.lab.UnusableProgramException;
import hnefi.storage.FileProblem;
import hnefi.text.Language;
import hnefi.text.ProgramVersion;
import hnefi.text.Words;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/// The command line: the commands, their help, and one clear sentence for every mistake.
public final class ConsoleProgram {
  @Command(name = "hnefi", mixinStandardHelpOptions = true)
  private static final class Root implements Callable<Integer> {
    private final Windows windows;

    @Option(names = "--kiosk", arity = "0..1", paramLabel = "FILE", fallbackValue = "")
    private @Nullable String kiosk;

    @Option(names = "--kiosk-example", arity = "0..1", paramLabel = "FILE", fallbackValue = "")
    private @Nullable String example;

    @Option(names = "--safe-graphics")
    private boolean safeGraphics;

    @Spec private @Nullable CommandSpec spec;

    private final OutputTarget target;

    Root(Windows windows, OutputTarget target) {
      this.windows = windows;
      this.target = target;
    }

    @Override
    public Integer call() throws IOException {
      CommandLine line = Objects.requireNonNull(spec).commandLine();
      if (example != null) {
        // A kiosk reads UTF-8, whatever the console writes.
        byte[] settings =
            KioskExample.in(target.words().language()).getBytes(StandardCharsets.UTF_8);
        return target.write(settings, file(example, "--kiosk-example", line), line);
      }
      if (safeGraphics) {
        windows.drawInSoftware();
      }
      return kiosk == null ? windows.open() : windows.openKiosk(file(kiosk, "--kiosk", line));
    }

    private static Optional<Path> file(String file, String option, CommandLine line) {
      try {
        return file.isEmpty() ? Optional.empty() : Optional.of(Path.of(file));
      } catch (InvalidPathException _) {
        throw new ParameterException(line, file, line.getCommandSpec().findOption(option), file);
      }
    }
  }

  /// What is done in windows; each returns the exit code after its window was closed.
  public interface Windows {
    /// Has what is opened afterwards drawn without the graphics card.
    void drawInSoftware();

    /// Opens the window of the desktop.
    int open();

    /// Opens a kiosk.
    ///
    /// @param settings the file of its settings; empty for the usual one
    int openKiosk(Optional<Path> settings);
  }

  private final Words words;
  private final CommandLine commands;

  private PrintWriter out;

  /// @param windows what to do without a command
  /// @param standard the standard output; not `System.out`, which would not tell whether what it is
  ///   given is written
  public ConsoleProgram(Language language, Windows windows, OutputStream standard) {
    words = Words.of(ConsoleProgram.class, "usage", language);
    out = new PrintWriter(new OutputStreamWriter(standard, System.out.charset()), true);
    commands = new CommandLine(new Root(windows, new OutputTarget(standard, words)));
    commands.getCommandSpec().version("Hnefi " + ProgramVersion.current());
  }

  /// Adds a command: an object with the annotations of picocli, its help in the messages `usage`.
  public ConsoleProgram with(Object command) {
    commands.addSubcommand(command);
    return this;
  }

  /// Writes help and mistakes elsewhere than to the standard streams.
  ConsoleProgram writingTo(PrintWriter out, PrintWriter err) {
    this.out = out;
    commands.setErr(err);
    return this;
  }

  /// Does what the arguments say.
  ///
  /// @return the exit code: 0 for success, 1 for failure, 2 if the arguments make no sense; never 0
  ///   if the output could not be written
  public int run(String... arguments) {
    for (CommandLine each : commands.getSubcommands().values()) {
      each.getCommandSpec().mixinStandardHelpOptions(true);
      each.getCommandSpec().version(commands.getCommandSpec().version());
    }
    int code =
        commands
            .setOut(out)
            .setResourceBundle(words)
            .setExpandAtFiles(false)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler((mistake, _) -> refuse(mistake))
            .setExecutionExceptionHandler((failure, _, _) -> fail(failure))
            .execute(arguments);
    if (out.checkError()) {
      commands.getErr().println(words.say("unwritten"));
      return Math.max(code, CommandLine.ExitCode.SOFTWARE);
    }
    return code;
  }

  private int refuse(ParameterException mistake) {
    mistake.getCommandLine().getErr().println(sentence(mistake));
    return CommandLine.ExitCode.USAGE;
  }

  private int fail(Exception failure) throws Exception {
    if (failure instanceof NoOpeningException none) {
      commands.getErr().println(words.say("no.opening", none.plies()));
      return CommandLine.ExitCode.SOFTWARE;
    }
    if (failure instanceof UnusableProgramException program) {
      commands
          .getErr()
          .println(
              program.answer().isEmpty()
                  ? words.say("program.silent", program.program())
                  : words.say("program.illegal", program.program(), program.answer()));
      return CommandLine.ExitCode.SOFTWARE;
    }
    Throwable cause = failure instanceof UncheckedIOException ? failure.getCause() : failure;
    if (!(cause instanceof IOException complaint)) {
      throw failure;
    }
    commands.getErr().println(sentence(complaint));
    return CommandLine.ExitCode.SOFTWARE;
  }

  private String sentence(IOException complaint) {
    return complaint instanceof FileSystemException ofFile && ofFile.getFile() != null
        ? FileProblem.Unreachable.of(Path.of(ofFile.getFile()), ofFile).in(words.language())
        : words.say("failed", Objects.requireNonNullElse(complaint.getMessage(), ""));
  }

  private String sentence(ParameterException mistake) {
    String command = mistake.getCommandLine().getCommandSpec().qualifiedName();
    if (mistake instanceof UnmatchedArgumentException unmatched) {
      String first = unmatched.getUnmatched().getFirst();
      return words.say(
          unmatched.isUnknownOption() ? "unknown.option" : "unknown.argument", first, command);
    }
    if (mistake instanceof MissingParameterException missing) {
      return words.say("missing", missing.getMissing().getFirst().paramLabel(), command);
    }
    if (mistake instanceof OverwrittenOptionException twice) {
      return words.say("twice", label(twice.getOverwritten()), command);
    }
    if (mistake.getArgSpec() != null && mistake.getValue() != null) {
      return words.say("bad.value", mistake.getValue(), label(mistake.getArgSpec()), command);
    }
    return Objects.requireNonNullElse(mistake.getMessage(), "");
  }

  private static String label(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }
}
