package hnefi.console;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `perft ID DEPTH [switch=value ...]`: counts the sequences of legal moves from the start, depth
/// by depth.
@Command(name = "perft")
public final class PerftCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Parameters(index = "0", paramLabel = "ID")
  private String rules = "";

  @Parameters(index = "1", paramLabel = "DEPTH", converter = FromOne.class)
  private int depth;

  @Parameters(index = "2..*", paramLabel = "SWITCH=VALUE", arity = "0..*")
  private List<String> switches = List.of();

  @Option(names = "--bulk")
  private boolean bulk;

  @Override
  public Integer call() {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    EngineProtocol protocol = new EngineProtocol(Library.read(ContentFolder.packed()));
    String chosen =
        protocol.answer(
            Stream.concat(Stream.of("rules", rules), switches.stream())
                .collect(Collectors.joining(" ")));
    if (!chosen.equals("ok")) {
      throw new ParameterException(line, chosen);
    }
    for (int i = 1; i <= depth; i++) {
      long begun = System.nanoTime();
      String answer = protocol.answer("perft " + i + (bulk ? " bulk" : ""));
      line.getOut().println(answer + " time " + (System.nanoTime() - begun) / 1_000_000);
    }
    return 0;
  }
}
