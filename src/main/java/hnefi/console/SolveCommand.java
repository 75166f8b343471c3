package hnefi.console;

import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.engine.GameSolver;
import hnefi.engine.SearchLimits;
import hnefi.engine.WinProver.Answer;
import hnefi.lab.FirstMoves;
import hnefi.notation.MoveText;
import hnefi.notation.SideText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.text.Language;
import hnefi.text.Tag;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `solve ID [switch=value ...]`: tries to prove that a side wins by force from the start, after
/// each first move that truly differs from the others.
@Command(name = "solve")
public final class SolveCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Mixin private final RulesArguments rules;

  @Option(names = "--attackers")
  private boolean attackers;

  @Option(names = "--seconds", converter = WholeNumber.FromOne.class)
  private int seconds = 600;

  @Option(names = "--megabytes", converter = WholeNumber.FromOne.class)
  private int megabytes = 256;

  /// @param language the language of whatever has to be said
  public SolveCommand(Language language) {
    rules = new RulesArguments(language);
  }

  @Override
  public Integer call() {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Edition edition = rules.edition();
    Referee referee = edition.referee();
    Position start = referee.start(edition.layout().board());
    Side winner = attackers ? Side.ATTACKERS : Side.DEFENDERS;
    GameSolver solver = new GameSolver(edition.rules(), start.board().size(), winner, megabytes);
    SearchLimits limits = SearchLimits.time(Duration.ofSeconds(seconds));
    List<Answer> answers = new ArrayList<>();
    for (Move move : FirstMoves.of(referee, start)) {
      long begun = System.nanoTime();
      Answer answer = solver.wins(referee.play(start, move).after(), limits);
      long millis = (System.nanoTime() - begun) / 1_000_000;
      answers.add(answer);
      line.getOut()
          .println(
              MoveText.write(move)
                  + " "
                  + said(winner, answer)
                  + " nodes "
                  + solver.nodes()
                  + " time "
                  + millis);
      if (line.getOut().checkError()) {
        return CommandLine.ExitCode.SOFTWARE;
      }
    }
    line.getOut().println("start " + said(winner, atStart(answers, start.toMove() == winner)));
    return CommandLine.ExitCode.OK;
  }

  /// @param mayChoose whether one winning move is enough
  private static Answer atStart(List<Answer> answers, boolean mayChoose) {
    Answer enough = mayChoose ? Answer.YES : Answer.NO;
    return answers.contains(enough)
        ? enough
        : answers.contains(Answer.UNKNOWN) ? Answer.UNKNOWN : mayChoose ? Answer.NO : Answer.YES;
  }

  private static String said(Side winner, Answer answer) {
    return SideText.write(winner) + " win " + Tag.of(answer);
  }
}
