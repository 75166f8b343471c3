package hnefi.console;

import hnefi.board.BoardSize;
import hnefi.content.Edition;
import hnefi.engine.EvaluationModel;
import hnefi.engine.EvaluationWeights;
import hnefi.engine.Network;
import hnefi.lab.SelfPlaySeries;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.text.Language;
import hnefi.text.Words;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `self-play ID FILE [switch=value ...]`: the computer plays against itself and adds the positions
/// of its games to a file, for [TrainCommand] to learn from; begun again, it goes on.
@Command(name = "self-play")
public final class SelfPlayCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Mixin private final RulesArguments rules;

  @Parameters(index = "1", paramLabel = "FILE", converter = FilePath.class)
  private @Nullable Path file;

  @Option(names = "--positions", paramLabel = "THOUSANDS", converter = WholeNumber.FromOne.class)
  private int thousands = 12_000;

  @Option(names = "--nodes", converter = WholeNumber.FromOne.class)
  private int nodes = 1_000;

  @Option(names = "--network", paramLabel = "NETWORK", converter = FilePath.class)
  private @Nullable Path network;

  @Option(names = "--openings", paramLabel = "OPENINGS", converter = FilePath.class)
  private @Nullable Path openings;

  @Option(names = "--from-openings", converter = WholeNumber.FromZero.class)
  private int fromOpenings = 25;

  @Option(names = "--seed")
  private long seed = 1;

  private final Language language;

  /// @param language the language of whatever has to be said
  public SelfPlayCommand(Language language) {
    this.language = language;
    rules = new RulesArguments(language);
  }

  @Override
  public Integer call() throws IOException {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Edition edition = rules.edition();
    Position start = edition.referee().start(edition.layout().board());
    EvaluationModel model = model(line, start.board().size());
    List<List<Move>> begun =
        openings == null
            ? List.of()
            : OpeningsFile.read(openings, edition.referee(), start, line, language);
    long games =
        new SelfPlaySeries(edition.rules(), start, begun, fromOpenings, model, nodes)
            .fill(Objects.requireNonNull(file), 1_000L * thousands, seed);
    line.getOut().println(String.format(Locale.ROOT, "%d", games));
    return CommandLine.ExitCode.OK;
  }

  private EvaluationModel model(CommandLine line, BoardSize size) throws IOException {
    if (network == null) {
      return EvaluationWeights.BEST;
    }
    try (InputStream in = Files.newInputStream(network)) {
      Network read = Network.read(in);
      if (!read.fits(size)) {
        throw new ParameterException(
            line,
            Words.of(SelfPlayCommand.class, "usage", language).say("no.fit", network, rules.id()));
      }
      return read;
    }
  }
}
