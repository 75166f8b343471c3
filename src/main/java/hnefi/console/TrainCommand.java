package hnefi.console;

import hnefi.engine.Network;
import hnefi.engine.Score;
import hnefi.lab.NetworkTrainer;
import hnefi.text.Language;
import hnefi.text.Words;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `train ID NETWORK FILE ...`: trains a network on positions from games of the computer against
/// itself, and writes it.
@Command(name = "train")
public final class TrainCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Parameters(index = "0", paramLabel = "ID")
  private String id = "";

  @Parameters(index = "1", paramLabel = "NETWORK", converter = FilePath.class)
  private @Nullable Path network;

  @Parameters(index = "2..*", paramLabel = "FILE", arity = "1..*", converter = FilePath.class)
  private List<Path> files = List.of();

  @Option(names = "--hidden", converter = WholeNumber.FromOne.class)
  private int hidden = 32;

  @Option(names = "--passes", converter = WholeNumber.FromOne.class)
  private int passes = 15;

  @Option(names = "--result", paramLabel = "PERCENT", converter = WholeNumber.FromZero.class)
  private int result = 50;

  @Option(names = "--points-per-logit", converter = WholeNumber.FromOne.class)
  private int pointsPerLogit = (int) Score.POINTS_PER_LOGIT;

  @Option(names = "--seed")
  private long seed = 1;

  private final Language language;

  /// @param language the language of whatever has to be said
  public TrainCommand(Language language) {
    this.language = language;
  }

  @Override
  public Integer call() throws IOException {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Path into = Objects.requireNonNull(network);
    if (Files.exists(into)) {
      throw new ParameterException(
          line, Words.of(TrainCommand.class, "usage", language).say("file.exists", into));
    }
    var edition = RulesArguments.read(line, language, id, List.of());
    NetworkTrainer trainer =
        new NetworkTrainer(
            edition.layout().board().size(),
            files,
            new NetworkTrainer.Recipe(hidden, passes, result / 100.0, pointsPerLogit, seed));
    Network trained =
        trainer.train(pass -> {
          line.getOut()
              .println(
                  String.format(
                      Locale.ROOT,
                      "pass %d of %d positions: log-loss %.4f, %.4f with attackers to move, %.4f"
                          + " with defenders to move",
                      pass.number(),
                      trainer.positions(),
                      pass.loss(),
                      pass.attackersToMove(),
                      pass.defendersToMove()));
          line.getOut().flush();
        });
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    trained.write(new DataOutputStream(bytes));
    Files.write(into, bytes.toByteArray(), StandardOpenOption.CREATE_NEW);
    return CommandLine.ExitCode.OK;
  }
}
