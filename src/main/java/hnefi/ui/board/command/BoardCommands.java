package hnefi.ui.board.command;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.fx.speech.Announcement;
import hnefi.fx.speech.SpeechRequest;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// The keys of one board for whoever does not see it. What stands on the board it answers itself;
/// what only its screen knows the screen [answers][#answer].
///
/// Digits go to a rank, with Shift to a file: 0 is ten, and the same digit once more is ten lines
/// further on a board that has them.
public final class BoardCommands {
  private final BoardControl board;
  private final Referee referee;
  private final Words words;
  private final Map<BoardCommand, Supplier<Optional<String>>> answers =
      new EnumMap<>(BoardCommand.class);
  private Supplier<Optional<Position>> position;
  private String digits;
  private Optional<Runnable> resign = Optional.empty();

  private BoardCommands(BoardControl board, RuleSet rules, Language language) {
    this.board = board;
    referee = new Referee(rules);
    words = words(language);
    position = this::assumed;
    digits = words.say("help.digits");
  }

  /// Gives a board its keys, under these rules; anew, where it has some already.
  public static void install(BoardControl board, RuleSet rules, Language language) {
    BoardCommands commands = new BoardCommands(board, rules, language);
    if (board.getProperties().put(BoardCommands.class, commands) == null) {
      board.addEventFilter(
          KeyEvent.KEY_PRESSED, event -> of(board).ifPresent(now -> now.press(event)));
      board
          .moveInput()
          .selectedProperty()
          .subscribe((_, square) -> of(board).ifPresent(now -> now.pickedUp(square)));
    }
  }

  /// Returns the keys of a board that has got some.
  public static Optional<BoardCommands> of(BoardControl board) {
    return Optional.ofNullable((BoardCommands) board.getProperties().get(BoardCommands.class));
  }

  /// Returns what all keys do, a sentence each.
  public List<String> keys() {
    return CommandHelp.lines(words, digits);
  }

  /// Returns how wide a board is, in a sentence.
  public static String size(Arrangement board, Language language) {
    return words(language).say("size", board.size().width());
  }

  static Words words(Language language) {
    return Words.of(BoardCommands.class, "command", language);
  }

  /// Says which position the board shows; as long as nobody does, the side that begins by the rules
  /// is on turn.
  public void setPosition(Supplier<Optional<Position>> shown) {
    position = () -> shown.get().or(this::assumed);
  }

  /// Answers a question in place of the board.
  ///
  /// @param answer is announced; nothing leaves it to the board, a blank one comes later by itself
  public void answer(BoardCommand command, Supplier<Optional<String>> answer) {
    answers.put(command, answer);
  }

  /// Lets somebody give up by typing it.
  public void setOnResign(Runnable asked) {
    resign = Optional.of(asked);
  }

  /// Says what the digits do on a board that uses them for something else.
  public void explainDigits(String sentence) {
    digits = sentence;
  }

  private Optional<Position> assumed() {
    return Optional.ofNullable(board.getArrangement())
        .filter(each -> Position.faultOf(each).isEmpty())
        .map(referee::start);
  }

  private void press(KeyEvent event) {
    Arrangement shown = board.getArrangement();
    // A screen may use a key for something else.
    if (shown == null
        || event.isConsumed()
        || event.isAltDown()
        || event.isControlDown()
        || event.isMetaDown()) {
      return;
    }
    sayIfLetGo(event.getCode());
    Optional<Integer> digit = digit(event.getCode());
    Optional<BoardCommand> command = BoardCommand.of(event.getCode(), event.isShiftDown());
    if (digit.isPresent()) {
      goToLine(shown, digit.get(), event.isShiftDown());
      event.consume();
    } else if (command.isPresent()) {
      ask(command.get(), event.isShiftDown());
      event.consume();
    }
  }

  private void pickedUp(@Nullable Square square) {
    Arrangement shown = board.getArrangement();
    if (square != null && shown != null) {
      Announcement.say(board, board.describe(square));
      if (board.moveInput().hasDestinations()) {
        Announcement.say(board, reader().destinations(square));
      }
    }
  }

  /// A piece is put back by Escape, or where it stands.
  private void sayIfLetGo(KeyCode key) {
    Square inHand = board.moveInput().getSelected();
    boolean again = key == KeyCode.ENTER || key == KeyCode.SPACE;
    if (inHand != null && (key == KeyCode.ESCAPE || again && inHand.equals(board.cursorSquare()))) {
      reply(words.say("let-go"));
    } else if (inHand == null && again && isNothingToPickUp()) {
      reply(board.describe(board.cursorSquare()));
    }
  }

  /// Returns whether the cursor stands on an empty square of a board on which pieces move.
  private boolean isNothingToPickUp() {
    Arrangement shown = board.getArrangement();
    return shown != null
        && board.moveInput().hasDestinations()
        && shown.isEmpty(board.cursorSquare());
  }

  /// Does what a key does.
  public void ask(BoardCommand command, boolean shift) {
    Arrangement shown = board.getArrangement();
    if (shown == null) {
      return;
    }
    board.finish();
    Optional<String> answer = Optional.ofNullable(answers.get(command)).flatMap(Supplier::get);
    if (answer.isPresent()) {
      reply(answer.get());
      return;
    }
    BoardReader reader = reader();
    Square here = board.cursorSquare();
    switch (command) {
      case HELP -> read(words.say("help"), keys());
      case TYPE ->
          SpeechRequest.fire(board, new SpeechRequest.Typing(words.say("type"), this::typed));
      case REPEAT -> SpeechRequest.fire(board, new SpeechRequest.Repeat());
      case SQUARE -> reply(board.describe(here));
      case AROUND -> reply(reader.around(shown, here));
      case RANK -> reply(reader.rank(shown, here.rank()));
      case FILE -> reply(reader.file(shown, here.file()));
      case READ -> reply(reader.all(shown));
      case TABLE -> read(words.say("table"), board.rows());
      case ATTACKER -> jump(command, shown.squaresOf(Piece.ATTACKER), shift);
      case DEFENDER -> jump(command, shown.squaresOf(Piece.DEFENDER), shift);
      case KING -> jump(command, shown.squaresOf(Piece.KING), shift);
      case OPEN_LINE -> jump(command, rules().openLines(), shift);
      case THREATENED -> jump(command, rules().threatened(), shift);
      case TURN -> reply(reader.turn());
      case LAST_MOVE -> reply(reader.lastMove());
      case MOVES -> reply(reader.moves(shown, here));
      case CAPTURING_MOVES -> reply(reader.capturingMoves());
      case CAPTURES -> reply(reader.captures());
      case CLOCK -> reply(words.say("clock.none"));
      case AHEAD -> reply(reader.material(shown));
      case HINT -> reply(words.say("hint.none"));
    }
  }

  /// Does what was typed.
  ///
  /// @return why that cannot be done, blank where it is told otherwise; empty if it is done
  private Optional<String> typed(String text) {
    Arrangement shown = board.getArrangement();
    if (shown == null || text.isBlank()) {
      return Optional.empty();
    }
    BoardReader reader = reader();
    return switch (new TypedCommandReader(shown.size(), words).read(text)) {
      case TypedCommand.Play(var move) -> play(shown, move);
      case TypedCommand.GoTo(var square) -> done(() -> goTo(square, ""));
      case TypedCommand.Pieces(var piece) -> done(() -> reply(reader.pieces(shown, piece)));
      case TypedCommand.ScanFile(int file) -> done(() -> reply(reader.file(shown, file)));
      case TypedCommand.ScanRank(int rank) -> done(() -> reply(reader.rank(shown, rank)));
      case TypedCommand.Ask(var command) -> done(() -> ask(command, false));
      case TypedCommand.Resign() ->
          resign.map(BoardCommands::done).orElse(Optional.of(words.say("resign.none")));
      case TypedCommand.NoLine(var line) ->
          Optional.of(words.say("no-line", line, shown.size().width()));
      case TypedCommand.Unknown(var unknown) -> Optional.of(words.say("unknown", unknown));
    };
  }

  private static Optional<String> done(Runnable action) {
    action.run();
    return Optional.empty();
  }

  private Optional<String> play(Arrangement shown, Move move) {
    board.finish();
    if (shown.isEmpty(move.from())) {
      return Optional.of(words.say("moves.no-piece", SquareText.write(move.from())));
    }
    boolean allowed = rules().destinations(move.from()).contains(move.to());
    if (board.moveInput().isMovable(move.from())) {
      board.moveInput().attempt(move);
      return board.moveInput().hasDestinations() && !allowed ? Optional.of("") : Optional.empty();
    }
    if (board.moveInput().hasDestinations() && (rules().isOver() || allowed)) {
      // The rules do not forbid it; its screen knows why not now.
      board.moveInput().letGo();
      board.moveInput().touch(move.from());
      return Optional.empty();
    }
    return Optional.of(reader().moves(shown, move.from()));
  }

  private void goToLine(Arrangement shown, int digit, boolean file) {
    Square here = board.cursorSquare();
    int now = 1 + (file ? here.file() : here.rank());
    int line = BoardJump.line(digit, now, shown.size().width());
    if (line > shown.size().width()) {
      reply(words.say("no-line", line, shown.size().width()));
    } else {
      goTo(file ? new Square(line - 1, here.rank()) : new Square(here.file(), line - 1), "");
    }
  }

  private void jump(BoardCommand command, Collection<Square> squares, boolean backwards) {
    BoardJump.from(board.cursorSquare(), squares, backwards)
        .ifPresentOrElse(
            square -> goTo(square, reader().reached(command)),
            () -> reply(reader().nowhere(command)));
  }

  private void goTo(Square square, String before) {
    board.finish();
    board.focus(square);
    reply(before + board.describe(square));
  }

  private BoardReader reader() {
    return new BoardReader(board, rules(), words);
  }

  private PositionReader rules() {
    return new PositionReader(referee, position.get());
  }

  private void reply(String text) {
    Announcement.reply(board, text);
  }

  private void read(String title, List<String> lines) {
    SpeechRequest.fire(board, new SpeechRequest.Reading(title, lines));
  }

  private static Optional<Integer> digit(KeyCode code) {
    return code.isDigitKey() && code.getName().matches("(Numpad )?\\d")
        ? Optional.of(code.getName().charAt(code.getName().length() - 1) - '0')
        : Optional.empty();
  }
}
