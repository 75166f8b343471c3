package hnefi.console;

import hnefi.account.Narrator;
import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.content.Layout;
import hnefi.content.Library;
import hnefi.notation.BoardText;
import hnefi.notation.MoveText;
import hnefi.notation.Parsed;
import hnefi.notation.SideText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Switch;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Words;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The line protocol: one command a line, one answer a line.
///
/// Holds one game at a time; starts with the first rule set of the library at its start position.
public final class EngineProtocol {
  private final Library library;
  private final Words faults;
  private final Deque<Turn> turns = new ArrayDeque<>();
  private Edition edition;
  private Referee referee;
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
    this.referee = edition.referee();
    this.start = referee.start(edition.layout().board());
  }

  /// Returns the answer to one line; never throws.
  public String answer(String line) {
    List<String> words =
        Arrays.stream(line.strip().split("\\s+")).filter(each -> !each.isEmpty()).toList();
    if (words.isEmpty()) {
      return "error empty line";
    }
    try {
      return answer(words.getFirst(), words.subList(1, words.size()));
    } catch (ProtocolException e) {
      return "error " + e.getMessage();
    } catch (RuntimeException e) {
      return "error internal " + e.toString().replaceAll("\\s+", " ");
    }
  }

  private String answer(String command, List<String> arguments) throws ProtocolException {
    return switch (command) {
      case "rules" -> rules(arguments);
      case "position" -> position(arguments);
      case "moves" -> bare(command, arguments, this::moves);
      case "play" -> play(arguments);
      case "undo" -> bare(command, arguments, this::undo);
      case "result" ->
          bare(command, arguments, () -> "result " + SideText.write(position().outcome()));
      case "show" -> bare(command, arguments, this::show);
      case "why" -> bare(command, arguments, this::why);
      case "perft" -> perft(arguments);
      default -> throw new ProtocolException("unknown command “" + command + "”");
    };
  }

  private String rules(List<String> arguments) throws ProtocolException {
    if (arguments.isEmpty()) {
      throw new ProtocolException("rules needs the id of a rule set");
    }
    Optional<Edition> named = library.edition(arguments.getFirst());
    if (named.isEmpty()) {
      throw new ProtocolException("unknown rule set “" + arguments.getFirst() + "”");
    }
    Edition chosen = named.get();
    Map<Switch, String> changes = new EnumMap<>(Switch.class);
    for (String each : arguments.subList(1, arguments.size())) {
      int sign = each.indexOf('=');
      String name = sign < 0 ? each : each.substring(0, sign);
      String value = sign < 0 ? "" : each.substring(sign + 1);
      if (sign < 0) {
        throw new ProtocolException("“" + each + "” is not of the form switch=value");
      }
      if (name.equals("layout")) {
        chosen = chosen.from(layout(value));
        continue;
      }
      Optional<Switch> found = Switch.of(name);
      if (found.isEmpty()) {
        throw new ProtocolException("unknown switch “" + name + "”");
      }
      changes.put(found.get(), value);
    }
    try {
      edition = chosen.with(changes);
    } catch (IllegalArgumentException e) {
      throw new ProtocolException(Objects.requireNonNullElse(e.getMessage(), "bad switches"));
    }
    referee = edition.referee();
    begin(referee.start(edition.layout().board()));
    return "ok";
  }

  private Layout layout(String id) throws ProtocolException {
    Optional<Layout> layout = library.layout(id);
    if (layout.isEmpty()) {
      throw new ProtocolException("unknown layout “" + id + "”");
    }
    return layout.get();
  }

  private String position(List<String> arguments) throws ProtocolException {
    if (arguments.equals(List.of("start"))) {
      begin(referee.start(edition.layout().board()));
      return "ok";
    }
    if (arguments.size() != 2) {
      throw new ProtocolException("position needs “start”, or rows and a side");
    }
    Arrangement board = good(BoardText.read(arguments.get(0)));
    Side side = good(SideText.read(arguments.get(1)));
    Optional<Position.Fault> fault = Position.faultOf(board);
    if (fault.isPresent()) {
      throw new ProtocolException(faults.say(BoardText.fault(fault.get(), board)));
    }
    begin(referee.setUp(board, side));
    return "ok";
  }

  private String moves() {
    List<String> moves = new ArrayList<>();
    for (Move move : referee.legalMoves(position())) {
      moves.add(MoveText.write(move));
    }
    Collections.sort(moves);
    return joined("moves", moves);
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

  private String show() {
    return "position "
        + BoardText.write(position().board())
        + " "
        + SideText.write(position().toMove());
  }

  private String why() {
    Narrator narrator = new Narrator(edition, library.books(), Language.EN);
    Turn last = turns.peek();
    return last == null ? narrator.nothing() : narrator.line(last);
  }

  private String perft(List<String> arguments) throws ProtocolException {
    boolean bulk = arguments.size() == 2 && arguments.get(1).equals("bulk");
    if (arguments.isEmpty()
        || !arguments.getFirst().matches("[0-9]{1,2}")
        || (arguments.size() > 1 && !bulk)) {
      throw new ProtocolException("perft needs a depth, and perhaps “bulk”");
    }
    int depth = Integer.parseInt(arguments.getFirst());
    return "perft " + depth + " " + new Perft(referee, bulk).count(position(), depth);
  }

  private Position position() {
    Turn last = turns.peek();
    return last == null ? start : last.after();
  }

  private void begin(Position position) {
    turns.clear();
    start = position;
  }

  private <T> T good(Parsed<T> parsed) throws ProtocolException {
    return switch (parsed) {
      case Parsed.Good<T>(T value) -> value;
      case Parsed.Bad<T>(Message reason) -> throw new ProtocolException(faults.say(reason));
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

  private interface Answer {
    String give() throws ProtocolException;
  }

  /// What is wrong with a command, for the client.
  private static final class ProtocolException extends Exception {
    private static final long serialVersionUID = 1;

    ProtocolException(String reason) {
      super(reason);
    }
  }
}
