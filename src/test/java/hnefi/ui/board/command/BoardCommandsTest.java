package hnefi.ui.board.command;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.fx.speech.Announcement;
import hnefi.fx.speech.SpeechRequest;
import hnefi.narration.BoardMarks;
import hnefi.notation.BoardText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.rules.Play;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.board.BoardControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.util.WaitForAsyncUtils;

/// What a key asks of a board is answered in words.
@ExtendWith(WindowExtension.class)
class BoardCommandsTest {
  private static final String START =
      """
      ...A...
      .......
      ...D...
      A.DKD.A
      .......
      .......
      ...A..A
      """;

  private final List<String> said = new ArrayList<>();
  private final List<SpeechRequest.Wish> wishes = new ArrayList<>();
  private final List<Move> moves = new ArrayList<>();

  @SuppressWarnings("NullAway.Init") // made before each test, on the JavaFX thread
  private BoardControl board;

  @Start
  void start(Stage unused) {
    board = board();
  }

  private BoardControl board() {
    BoardControl made = new BoardControl();
    made.setArrangement(
        BoardText.read(START.strip().replace("\n", "/")).toOptional().orElseThrow());
    BoardCommands.install(made, Play.rules(), Language.EN);
    StackPane root = new StackPane(made);
    root.addEventHandler(Announcement.ANNOUNCED, each -> said.add(each.text()));
    root.addEventHandler(SpeechRequest.REQUESTED, each -> wishes.add(each.wish()));
    new Scene(root, 400, 400);
    root.applyCss();
    made.moveInput().setOnMove(moves::add);
    return made;
  }

  @Test
  void whereAnyPieceMayGoAnywhereNoneIsSaidToBeStuck() {
    board.moveInput().setMovable(_ -> true);
    press(KeyCode.K);
    said.clear();
    press(KeyCode.ENTER);
    assertThat(said).singleElement().asString().startsWith("d4, king");
  }

  @Test
  void lettersGoFromPieceToPieceAndBack() {
    assertThat(press(KeyCode.A)).isEqualTo("g4, attacker");
    assertThat(press(KeyCode.A)).isEqualTo("d7, attacker");
    assertThat(press(KeyCode.A)).isEqualTo("d1, attacker");
    assertThat(shifted(KeyCode.A)).isEqualTo("d7, attacker");
    assertThat(press(KeyCode.K)).isEqualTo("d4, king");
    assertThat(press(KeyCode.D)).isEqualTo("e4, defender");
  }

  @Test
  void digitsGoToARankAndWithShiftToAFile() {
    assertThat(press(KeyCode.DIGIT1)).isEqualTo("d1, attacker");
    assertThat(shifted(KeyCode.DIGIT7)).isEqualTo("g1, attacker");
    assertThat(press(KeyCode.NUMPAD4)).isEqualTo("g4, attacker");
    assertThat(press(KeyCode.DIGIT9)).isEqualTo("There is no line 9. The board is 7 squares wide.");
  }

  @Test
  void everyLineBeyondTheNinthIsTwoKeysAwayAtMost() {
    assertThat(BoardJump.line(3, 1, 19)).isEqualTo(3);
    assertThat(BoardJump.line(3, 3, 19)).isEqualTo(13);
    assertThat(BoardJump.line(3, 13, 19)).isEqualTo(3);
    assertThat(BoardJump.line(0, 3, 19)).isEqualTo(10);
    assertThat(BoardJump.line(3, 3, 11)).isEqualTo(3);
  }

  @Test
  void whatLiesAroundAndOnTheLinesIsSaid() {
    assertThat(press(KeyCode.S)).isEqualTo("d4, king");
    assertThat(press(KeyCode.N))
        .isEqualTo("above: defender; right: defender; below: empty; left: defender.");
    assertThat(press(KeyCode.X))
        .isEqualTo("Line 4: attacker a4, defender c4, king d4, defender e4, attacker g4.");
    assertThat(shifted(KeyCode.X))
        .isEqualTo("Line d: attacker d1, king d4, defender d5, attacker d7.");
    fx(() -> {
      board.setFlipped(true);
      return board;
    });
    assertThat(press(KeyCode.N)).startsWith("above: empty");
  }

  @Test
  void theRulesAnswerWhatCanMoveAndWhatIsInDanger() {
    assertThat(press(KeyCode.W)).isEqualTo("It is the attackers’ turn.");
    assertThat(press(KeyCode.M)).startsWith("The piece on d4 cannot be moved now.");
    press(KeyCode.DIGIT1);
    assertThat(press(KeyCode.M))
        .isEqualTo("The piece on d1 can go to 7 squares: a1, b1, c1, e1, f1, d2, d3.");
    assertThat(shifted(KeyCode.M)).isEqualTo("No move captures anything now.");
    assertThat(press(KeyCode.T)).isEqualTo("No piece is in danger.");
  }

  @Test
  void anotherQuestionIsAnsweredByTheScreen() {
    BoardCommands.of(board)
        .orElseThrow()
        .answer(BoardCommand.CLOCK, () -> Optional.of("Two minutes."));
    assertThat(press(KeyCode.U)).isEqualTo("Two minutes.");
    assertThat(press(KeyCode.G)).isEqualTo("There is no hint here.");
  }

  @Test
  void theLastMoveAndItsCapturesAreSaid() {
    assertThat(press(KeyCode.L)).isEqualTo("No move has been played yet.");
    fx(() -> {
      board.setMarks(
          BoardMarks.NONE
              .withLastMove(new Move(square("a4"), square("a5")))
              .with(BoardMarks.Kind.VICTIM, Set.of(square("b5"))));
      return board;
    });
    assertThat(press(KeyCode.L)).isEqualTo("The last move was a4-a5.");
    assertThat(press(KeyCode.C)).isEqualTo("One piece captured, on b5.");
  }

  @Test
  void whatIsTypedIsAMoveAPlaceOrAQuestion() {
    fx(() -> {
      board.moveInput().setMovable(each -> each.equals(square("d1")));
      return board;
    });
    assertThat(type("d1 d2")).isEmpty();
    assertThat(type("d1-d3")).isEmpty();
    assertThat(type("D1e1")).isEmpty();
    assertThat(type("d1 to f1")).isEmpty();
    assertThat(moves)
        .extracting(each -> SquareText.write(each.to()))
        .containsExactly("d2", "d3", "e1", "f1");
    assertThat(type("g4")).isEqualTo("g4, attacker");
    assertThat(type("p king")).isEqualTo("The king is on d4.");
    assertThat(type("p d")).isEqualTo("3 defenders, on c4, e4, d5.");
    assertThat(type("s d")).startsWith("Line d:");
    assertThat(type("s 4")).startsWith("Line 4:");
    assertThat(type("read"))
        .contains("The board is 7 squares wide.")
        .contains("The king is on d4.")
        .contains("5 attackers, on d1, g1, a4, g4, d7.")
        .contains("It is the attackers’ turn.");
    assertThat(type("h9 nonsense")).contains("“h9 nonsense”");
    assertThat(type("z9")).contains("“z9”");
  }

  @Test
  void theTableAndTheKeysAreReadLineByLine() {
    press(KeyCode.V);
    press(KeyCode.H);
    assertThat(wishes)
        .satisfiesExactly(
            table ->
                assertThat(((SpeechRequest.Reading) table).lines())
                    .hasSize(7)
                    .first()
                    .isEqualTo("Line 7: attacker d"),
            keys ->
                assertThat(((SpeechRequest.Reading) keys).lines())
                    .hasSizeGreaterThan(BoardCommand.values().length)
                    .contains("Shift and M: all moves that capture something."));
  }

  @Test
  void aPieceInHandIsSaidAndWhereItCanGo() {
    fx(() -> {
      board.moveInput().setMovable(_ -> true);
      board.moveInput().setDestinations(_ -> Set.of(square("d3")));
      return board;
    });
    assertThat(press(KeyCode.DIGIT4)).isEqualTo("d4, king");
    assertThat(press(KeyCode.ENTER)).contains("picked up").contains("can go to d3");
    assertThat(press(KeyCode.ESCAPE)).isEqualTo("Put back.");
  }

  @Test
  void whyAMoveThatTheRulesAllowIsNotTakenTheScreenSays() {
    List<Square> asked = new ArrayList<>();
    board.moveInput().setDestinations(_ -> Set.of());
    board.moveInput().setOnTap(asked::add);
    assertThat(type("d7 d6")).isEmpty();
    assertThat(asked).containsExactly(square("d7"));
  }

  @Test
  void enterOnAnEmptySquareSaysThatNothingStandsThere() {
    board.moveInput().setDestinations(_ -> Set.of());
    press(KeyCode.DIGIT4);
    press(KeyCode.UP);
    press(KeyCode.UP);
    assertThat(press(KeyCode.ENTER)).isEqualTo("d6, empty");
  }

  @Test
  void whyNothingMovesWhenAllIsOverTheScreenSays() {
    List<Square> asked = new ArrayList<>();
    board.moveInput().setDestinations(_ -> Set.of());
    board.moveInput().setOnTap(asked::add);
    Referee referee = new Referee(Play.rules());
    Arrangement free =
        BoardText.read("...A.../......./......./......./......./......./...K...")
            .toOptional()
            .orElseThrow();
    Position over =
        referee
            .turns(referee.setUp(free, Side.DEFENDERS))
            .map(Turn::after)
            .filter(each -> each.outcome().isPresent())
            .findFirst()
            .orElseThrow();
    BoardCommands.of(board).orElseThrow().setPosition(() -> Optional.of(over));
    assertThat(type("d7 d6")).isEmpty();
    assertThat(asked).containsExactly(square("d7"));
    assertThat(press(KeyCode.DIGIT7)).isEqualTo("d7, attacker");
    assertThat(press(KeyCode.M))
        .isEqualTo("The piece on d7 cannot be moved now. It is nobody’s turn.");
  }

  private static Square square(String name) {
    return SquareText.read(name).toOptional().orElseThrow();
  }

  @Test
  void whoeverTypesALineThatTheBoardDoesNotHaveIsToldSo() {
    assertThat(type("d1 d8")).isEqualTo("There is no line 8. The board is 7 squares wide.");
    assertThat(type("d1h1")).isEqualTo("There is no line h. The board is 7 squares wide.");
    assertThat(type("s 9")).isEqualTo("There is no line 9. The board is 7 squares wide.");
    assertThat(type("e0")).isEqualTo("There is no line 0. The board is 7 squares wide.");
    assertThat(type("d1 d1")).startsWith("I do not understand");
    assertThat(moves).isEmpty();
  }

  @Test
  void givingUpIsTyped() {
    assertThat(type("resign")).isEqualTo("There is nothing to give up here.");
    List<String> asked = new ArrayList<>();
    fx(() -> {
      BoardCommands.of(board).orElseThrow().setOnResign(() -> asked.add("resign"));
      return board;
    });
    assertThat(type("Resign")).isEmpty();
    assertThat(type("give up")).isEmpty();
    assertThat(asked).hasSize(2);
  }

  private String type(String text) {
    press(KeyCode.I);
    SpeechRequest.Typing typing = (SpeechRequest.Typing) wishes.getLast();
    return heard(() -> typing.then().apply(text).ifPresent(said::add));
  }

  private String press(KeyCode key) {
    return heard(() -> fire(key, false));
  }

  private String shifted(KeyCode key) {
    return heard(() -> fire(key, true));
  }

  private void fire(KeyCode key, boolean shift) {
    Event.fireEvent(
        board, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, shift, false, false, false));
  }

  private String heard(Runnable action) {
    said.clear();
    fx(() -> {
      action.run();
      return board;
    });
    return String.join(" ", said);
  }

  private static <T> T fx(Callable<T> action) {
    return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(action));
  }
}
