package hnefi.console;

import hnefi.board.BoardSize;
import hnefi.content.Edition;
import hnefi.engine.EvaluationModel;
import hnefi.engine.EvaluationWeights;
import hnefi.engine.Network;
import hnefi.lab.MatchScore;
import hnefi.lab.TrainingSeries;
import hnefi.text.Language;
import hnefi.text.Words;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `train FOLDER ID ...`: trains a network for rule sets that share a board, by games of the
/// computer against itself, and writes the network of every generation into the folder.
@Command(name = "train")
public final class TrainCommand implements Callable<Integer> {
  /// How much of the worth of a position is that of the next, from 0 to 1.
  private static final double TRACE = 0.9;

  @Spec private @Nullable CommandSpec spec;

  @Parameters(index = "0", paramLabel = "FOLDER", converter = FilePath.class)
  private @Nullable Path folder;

  @Parameters(index = "1..*", paramLabel = "ID", arity = "1..*")
  private List<String> rules = List.of();

  @Option(names = "--generations", converter = WholeNumber.FromOne.class)
  private int generations = 8;

  @Option(names = "--games", converter = WholeNumber.FromOne.class)
  private int games = 6_000;

  @Option(names = "--nodes", converter = WholeNumber.FromOne.class)
  private int nodes = 1_000;

  @Option(names = "--epochs", converter = WholeNumber.FromOne.class)
  private int epochs = 8;

  @Option(names = "--window", converter = WholeNumber.FromOne.class)
  private int window = 3;

  @Option(names = "--helped")
  private int helped = 50;

  @Option(names = "--pairs", converter = WholeNumber.FromOne.class)
  private int pairs = 20;

  @Option(names = "--seed")
  private long seed = 1;

  @Option(names = "--from", paramLabel = "FILE", converter = FilePath.class)
  private @Nullable Path from;

  private final Language language;

  /// @param language the language of whatever has to be said
  public TrainCommand(Language language) {
    this.language = language;
  }

  @Override
  public Integer call() throws IOException {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Path into = Objects.requireNonNull(folder);
    for (int number = 1; number <= generations; number++) {
      refuseExisting(file(into, number), line);
    }
    List<Edition> editions =
        rules.stream().map(each -> RulesArguments.read(line, language, each, List.of())).toList();
    EvaluationModel model = model();
    refuseOtherBoards(editions, model, line);
    TrainingSeries series =
        new TrainingSeries(
            editions.stream().map(TrainCommand::course).toList(),
            new TrainingSeries.Recipe(games, nodes, epochs, window, TRACE, helped, pairs, seed),
            model);
    Files.createDirectories(into);
    for (int i = 0; i < generations; i++) {
      TrainingSeries.Generation generation = series.next();
      line.getOut().println(said(generation));
      line.getOut().flush();
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      generation.network().write(new DataOutputStream(bytes));
      Files.write(
          file(into, generation.number()), bytes.toByteArray(), StandardOpenOption.CREATE_NEW);
    }
    return CommandLine.ExitCode.OK;
  }

  private static Path file(Path folder, int generation) {
    return folder.resolve("generation-" + generation + ".net");
  }

  /// What took hours is not written over.
  private void refuseExisting(Path file, CommandLine line) {
    if (Files.exists(file)) {
      throw new ParameterException(
          line, Words.of(TrainCommand.class, "usage", language).say("file.exists", file));
    }
  }

  /// A network is for boards of one size.
  private void refuseOtherBoards(List<Edition> editions, EvaluationModel model, CommandLine line) {
    Words words = Words.of(TrainCommand.class, "usage", language);
    BoardSize size = editions.getFirst().layout().board().size();
    for (int i = 0; i < editions.size(); i++) {
      if (!editions.get(i).layout().board().size().equals(size)) {
        throw new ParameterException(
            line, words.say("train.sizes", rules.getFirst(), rules.get(i)));
      }
    }
    if (!model.fits(size)) {
      throw new ParameterException(
          line, words.say("no.fit", Objects.requireNonNull(from), rules.getFirst()));
    }
  }

  private EvaluationModel model() throws IOException {
    if (from == null) {
      return EvaluationWeights.BEST;
    }
    try (InputStream in = Files.newInputStream(from)) {
      return Network.read(in);
    }
  }

  private static TrainingSeries.Course course(Edition edition) {
    return new TrainingSeries.Course(
        edition.rules(), edition.referee().start(edition.layout().board()));
  }

  private static String said(TrainingSeries.Generation generation) {
    return String.format(
        Locale.ROOT,
        "generation %d: attackers %s, %d positions, log-loss %.4f, match %s",
        generation.number(),
        generation.selfPlay(),
        generation.samples(),
        generation.loss(),
        generation.matches().stream().map(TrainCommand::said).collect(Collectors.joining("; ")));
  }

  private static String said(MatchScore score) {
    return score.total()
        + " as attackers "
        + score.asAttackers()
        + ", as defenders "
        + score.asDefenders();
  }
}
