package hnefi.console;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.engine.Perft;
import hnefi.engine.SearchLimits;
import hnefi.engine.SearchResult;
import hnefi.engine.Searcher;
import hnefi.engine.StopSignal;
import hnefi.narration.Narrator;
import hnefi.notation.BoardText;
import hnefi.notation.MoveText;
import hnefi.notation.SideText;
import hnefi.notation.SquareText;
import hnefi.people.HumanPlayer;
import hnefi.people.HumanStrength;
import hnefi.people.WinChance;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.text.Result;
import hnefi.text.Words;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;

/// The line protocol: one command a line, one answer a line, in order.
///
/// Holds one game at a time; starts with the first rule set of the library at its start position.
///
/// `stop` ends the searches and counts before it at once, and so does the end of the input: `go`
/// then answers with the best move so far, `perft` with the sequences so far and the word
/// `stopped`. `quit` waits until what was asked before it is answered, so a script ends with it.
///
/// For programs that speak to engines in the words of the Universal Chess Interface, `uci`,
/// `isready`, `ucinewgame`, `setoption name UCI_Variant value RULES` and `position startpos moves
/// ...` are understood as well.
///
/// `go people` answers with the move that people make most often, by the model fitted on recorded
/// games; any other `go` with a score for the side to move, in hundredths of an attacker. 30,000 −
/// n means that this side wins with the nth move from now, counting the moves of both sides, and no
/// sooner: every answer was tried. 29,000 means that it wins, but how soon is not known. The same
/// numbers, negative, mean that it loses. `win` is how likely the side to move is to win among two
/// people of equal strength, in per cent, with a draw counting half (see [hnefi.people.WinChance]).
/// `depth` is how many moves ahead the search looked, `nodes` how many positions it made and
/// judged, each counted once even if it was looked at again.
public final class EngineProtocol {
  /// The longest line that is looked at, in characters; every command is far shorter.
  static final int LONGEST_LINE = 100_000;

  private static final Pattern SPACE =
      Pattern.compile("[\\s\\x{FEFF}]+", Pattern.UNICODE_CHARACTER_CLASS);

  private final Library library;
  private final Words faults;
  private final Searcher searcher = new Searcher(1, 64);
  private HumanPlayer people;
  private final Deque<Turn> turns = new ArrayDeque<>();
  private Edition edition;
  private Referee referee;
  private Narrator narrator;
  private Position start;

  /// @throws IllegalArgumentException if the library holds no rule set
  public EngineProtocol(Library library) {
    this.library = library;
    this.faults = Library.faultWords(Language.EN);
    this.edition =
        library.rulebooks().stream()
            .findFirst()
            .map(Edition::of)
            .orElseThrow(() -> new IllegalArgumentException("no rule set can be read"));
    this.people = new HumanPlayer(edition.rules(), HumanStrength.BEST_FIT);
    this.referee = edition.referee();
    this.narrator = new Narrator(edition, library.books(), Language.EN);
    this.start = referee.start(edition.layout().board());
  }

  /// Returns the answer to one line; never throws.
  ///
  /// @param signal ends a search or a count under way; its answer is then what it has found so far
  public String answer(String line, StopSignal signal) {
    if (line.length() > LONGEST_LINE) {
      return "error the line is too long";
    }
    List<String> words = SPACE.splitAsStream(line).filter(each -> !each.isEmpty()).toList();
    if (words.isEmpty()) {
      return "error empty line";
    }
    try {
      return answer(words.getFirst(), words.subList(1, words.size()), signal);
    } catch (ProtocolException e) {
      return "error " + e.getMessage();
    } catch (RuntimeException e) {
      return "error internal " + new ProtocolException(e.toString()).getMessage();
    }
  }

  private String answer(String command, List<String> arguments, StopSignal signal)
      throws ProtocolException {
    return switch (command) {
      case "rules" -> rules(arguments);
      case "position" -> position(arguments);
      case "moves" -> bare(command, arguments, this::moves);
      case "play" -> play(arguments);
      case "undo" -> bare(command, arguments, this::undo);
      case "result" -> bare(command, arguments, this::result);
      case "show" -> bare(command, arguments, this::show);
      case "why" -> bare(command, arguments, this::why);
      case "perft" -> perft(arguments, signal);
      case "go" -> go(arguments, signal);
      // It has done its work when it was read: see ProtocolLoop.
      case "stop" -> bare(command, arguments, () -> "ok");
      case "uci" -> bare(command, arguments, () -> "uciok");
      case "isready" -> bare(command, arguments, () -> "readyok");
      case "ucinewgame" -> bare(command, arguments, () -> "ok");
      case "setoption" -> setOption(arguments);
      case "quit" -> throw new ProtocolException("quit takes no argument");
      default -> throw new ProtocolException("unknown command “" + command + "”");
    };
  }

  private String rules(List<String> arguments) throws ProtocolException {
    edition = good(EditionArguments.read(library, arguments));
    people = new HumanPlayer(edition.rules(), HumanStrength.BEST_FIT);
    referee = edition.referee();
    narrator = new Narrator(edition, library.books(), Language.EN);
    begin(referee.start(edition.layout().board()));
    return "ok";
  }

  private String position(List<String> arguments) throws ProtocolException {
    if (!arguments.isEmpty() && arguments.getFirst().equals("startpos")) {
      return startPosition(arguments.subList(1, arguments.size()));
    }
    if (arguments.equals(List.of("start"))) {
      begin(referee.start(edition.layout().board()));
      return "ok";
    }
    if (arguments.size() != 2) {
      throw new ProtocolException("position needs “start”, or rows and a side");
    }
    Arrangement board = good(BoardText.readStart(arguments.get(0)));
    Side side = good(SideText.read(arguments.get(1)));
    begin(referee.setUp(board, side));
    return "ok";
  }

  /// The rules in the words of UCI.
  private String setOption(List<String> arguments) throws ProtocolException {
    if (arguments.size() < 4
        || !arguments.subList(0, 3).equals(List.of("name", "UCI_Variant", "value"))) {
      throw new ProtocolException("the only option is “name UCI_Variant value”, and the rules");
    }
    return rules(arguments.subList(3, arguments.size()));
  }

  /// The game in the words of UCI: the start position and all moves from there. Nothing changes if
  /// one of them is refused.
  private String startPosition(List<String> arguments) throws ProtocolException {
    if (!arguments.isEmpty() && !arguments.getFirst().equals("moves")) {
      throw new ProtocolException("after “startpos” come “moves” and the moves, or nothing");
    }
    Position first = referee.start(edition.layout().board());
    Position now = first;
    Deque<Turn> played = new ArrayDeque<>();
    for (String each : arguments.subList(arguments.isEmpty() ? 0 : 1, arguments.size())) {
      switch (referee.judge(now, good(MoveText.read(each)))) {
        case Refusal refusal -> throw new ProtocolException(each + ": refused " + refusal.id());
        case Turn turn -> {
          played.push(turn);
          now = turn.after();
        }
      }
    }
    begin(first);
    turns.addAll(played);
    return "ok";
  }

  private String moves() {
    return joined(
        "moves", referee.legalMoves(position()).stream().map(MoveText::write).sorted().toList());
  }

  private String play(List<String> arguments) throws ProtocolException {
    if (arguments.size() != 1) {
      throw new ProtocolException("play needs one move");
    }
    Move move = good(MoveText.read(arguments.getFirst()));
    return switch (referee.judge(position(), move)) {
      case Refusal refusal ->
          joined("refused " + refusal.id(), SquareText.write(refusal.squares()));
      case Turn turn -> {
        turns.push(turn);
        String played = "played " + MoveText.write(move);
        yield turn.captures().isEmpty()
            ? played
            : joined(played + " x", SquareText.write(turn.captured()));
      }
    };
  }

  private String undo() throws ProtocolException {
    if (turns.isEmpty()) {
      throw new ProtocolException("there is no move to take back");
    }
    turns.pop();
    return "ok";
  }

  private String result() {
    return "result " + SideText.write(position().outcome());
  }

  private String show() {
    Position now = position();
    return "position " + BoardText.write(now.board()) + " " + SideText.write(now.toMove());
  }

  private String why() {
    Turn last = turns.peek();
    return last == null ? narrator.nothing() : narrator.line(last);
  }

  private String perft(List<String> arguments, StopSignal signal) throws ProtocolException {
    boolean bulk = arguments.size() == 2 && arguments.get(1).equals("bulk");
    if (arguments.isEmpty()
        || !arguments.getFirst().matches("[0-9]{1,2}")
        || (arguments.size() > 1 && !bulk)) {
      throw new ProtocolException("perft needs a depth from 0 to 99, and perhaps “bulk”");
    }
    int depth = Integer.parseInt(arguments.getFirst());
    Perft counted =
        bulk
            ? Perft.bulk(edition.rules(), position(), depth, signal)
            : Perft.count(edition.rules(), position(), depth, signal);
    String answer = "perft " + depth + " " + counted.leaves();
    return counted.complete() ? answer : answer + " stopped";
  }

  /// The points of the score are those of [hnefi.engine.Score].
  private String go(List<String> arguments, StopSignal signal) throws ProtocolException {
    if (arguments.equals(List.of("people"))) {
      return people();
    }
    SearchLimits limits = limits(arguments);
    if (position().outcome().isPresent()) {
      throw new ProtocolException("the game is over");
    }
    SearchResult result = searcher.search(edition.rules(), position(), limits, signal, _ -> {});
    WinChance chance = WinChance.by(edition.rules(), position().board().size());
    return "bestmove "
        + MoveText.write(result.move())
        + " score "
        + result.score().points()
        + " depth "
        + result.depth()
        + " nodes "
        + result.nodes()
        + " time "
        + result.time().toMillis()
        + " win "
        + Math.round(100 * chance.of(position(), result.score()));
  }

  /// The move that people make most often.
  private String people() throws ProtocolException {
    if (position().outcome().isPresent()) {
      throw new ProtocolException("the game is over");
    }
    List<Move> earlier = new ArrayList<>(turns.stream().map(Turn::move).toList()).reversed();
    Move found = people.firstChoice(position(), earlier);
    return "bestmove " + MoveText.write(found);
  }

  /// The first of several limits that is reached ends the search.
  private static SearchLimits limits(List<String> arguments) throws ProtocolException {
    Duration time = Duration.ofDays(1);
    int depth = SearchLimits.MAX_DEPTH;
    long nodes = Long.MAX_VALUE;
    for (int i = 0; i < Math.max(1, arguments.size()); i += 2) {
      if (i + 1 >= arguments.size() || !arguments.get(i + 1).matches("0{0,9}[1-9][0-9]{0,8}")) {
        throw noLimit();
      }
      int number = Integer.parseInt(arguments.get(i + 1));
      switch (arguments.get(i)) {
        case "movetime" -> time = Duration.ofMillis(number);
        case "depth" -> depth = number;
        case "nodes" -> nodes = number;
        default -> throw noLimit();
      }
    }
    return new SearchLimits(time, depth, nodes);
  }

  private static ProtocolException noLimit() {
    return new ProtocolException("go needs “movetime”, “depth” or “nodes”, and a number from 1");
  }

  private Position position() {
    Turn last = turns.peek();
    return last == null ? start : last.after();
  }

  private void begin(Position position) {
    turns.clear();
    start = position;
  }

  private <T> T good(Result<T> parsed) throws ProtocolException {
    return switch (parsed) {
      case Result.Good<T>(T value) -> value;
      case Result.Bad<T>(_, var reason) -> throw new ProtocolException(faults.say(reason));
    };
  }

  private static String bare(String command, List<String> arguments, Answer answer)
      throws ProtocolException {
    if (!arguments.isEmpty()) {
      throw new ProtocolException(command + " takes no argument");
    }
    return answer.give();
  }

  private static String joined(String head, List<String> tail) {
    return tail.isEmpty() ? head : head + " " + String.join(" ", tail);
  }

  /// Answers a command that has no argument.
  private interface Answer {
    String give() throws ProtocolException;
  }
}
