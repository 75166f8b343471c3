package hnefi.lab;

import hnefi.engine.SearchLimits;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Another program that plays a game, spoken to in the words of the Universal Chess Interface:
/// `uci`, `setoption name UCI_Variant value ...`, `isready`, `position startpos moves ...`, `go`.
/// Moves are `a4-a6`; an answer may leave the hyphen out.
final class UciProgram implements GamePlayer {
  private final String name;
  private final SearchLimits limits;
  private final Process process;
  private final BufferedReader in;
  private final BufferedWriter out;
  private final Referee referee;

  /// Starts the program.
  ///
  /// @param variant the rules, as the line protocol names them
  /// @throws UnusableProgramException if it cannot be started or does not speak the protocol
  UciProgram(List<String> command, String variant, SearchLimits limits, Referee referee) {
    name = command.getFirst();
    this.limits = limits;
    this.referee = referee;
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException e) {
      throw new UnusableProgramException(name, "", e);
    }
    in = process.inputReader();
    out = process.outputWriter();
    say("uci");
    await("uciok");
    say("setoption name UCI_Variant value " + variant);
    say("ucinewgame");
    say("isready");
    await("readyok");
  }

  @Override
  public Move choose(Position position, List<Move> moves) {
    say(
        "position startpos"
            + (moves.isEmpty() ? "" : " moves ")
            + moves.stream().map(MoveText::write).collect(Collectors.joining(" ")));
    say(go());
    String[] answer = await("bestmove").split(" ");
    String text = answer.length < 2 ? "" : answer[1];
    return read(text)
        .filter(referee.legalMoves(position)::contains)
        .orElseThrow(() -> new UnusableProgramException(name, text, null));
  }

  private static Optional<Move> read(String text) {
    return MoveText.read(text.replaceFirst("(?<=[0-9])(?=[a-z])", "-").replace("--", "-"))
        .toOptional();
  }

  private String go() {
    return "go"
        + (limits.depth() < SearchLimits.MAX_DEPTH ? " depth " + limits.depth() : "")
        + (limits.nodes() < Long.MAX_VALUE ? " nodes " + limits.nodes() : "")
        + " movetime "
        + limits.time().toMillis();
  }

  private void say(String line) {
    try {
      out.write(line);
      out.newLine();
      out.flush();
    } catch (IOException e) {
      throw new UnusableProgramException(name, "", e);
    }
  }

  /// Returns the next line that begins with this word.
  private String await(String word) {
    try {
      String line = in.readLine();
      while (line != null && !line.strip().split(" ")[0].equals(word)) {
        line = in.readLine();
      }
      if (line == null) {
        throw new UnusableProgramException(name, "", null);
      }
      return line.strip();
    } catch (IOException e) {
      throw new UnusableProgramException(name, "", e);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
