package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.BoardShape;
import hnefi.board.Square;
import hnefi.game.Game;
import hnefi.game.GameMoves;
import hnefi.game.GameNode;
import hnefi.notation.Annotation;
import hnefi.rules.Move;
import hnefi.rules.Turn;
import hnefi.session.GameSetup;
import hnefi.text.ArbitraryText;
import hnefi.text.Result;
import hnefi.ui.play.session.PlayFixture;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The tree of a game, with all that was noted in it, is read as it was written.
class GameTreeTextTest {
  private static final int ROUNDS = 40;
  private static final String ODD =
      "\\[]|{}%u041 \t\n\r\u000B\u0000\u0085\u00A0\u2028\uFEFF\uFFFF\uD800\uDC00\"xÞ🛡";
  private static final GameSetup SETUP = PlayFixture.setup("haende");

  private static final GameDate BEGUN = new GameDate(LocalDate.EPOCH, Optional.empty());

  private final Random chance = new Random(20261122);
  private final ArbitraryText text = new ArbitraryText(chance, ODD);

  @Test
  void anyTreeIsReadAsItWasWritten() {
    for (int round = 0; round < ROUNDS; round++) {
      Game game = tree(1 + chance.nextInt(60));
      String text = SavedGameText.write(SETUP, game, "", BEGUN);
      Game again = read(new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
      assertThat(GameMoves.of(again).equals(GameMoves.of(game))).as("round %d", round).isTrue();
      assertThat(again.root().annotation()).isEqualTo(game.root().annotation());
      assertThat(again.current().path()).isEqualTo(game.current().path());
      assertThat(SavedGameText.write(SETUP, again, "", BEGUN)).isEqualTo(text);
    }
  }

  @Test
  void lineEndsOfAnotherSystemChangeNothing() {
    Game game = tree(20);
    game.annotate(game.root().last(), Annotation.comment("one\ntwo"));
    String text = SavedGameText.write(SETUP, game, "", BEGUN).replace("\n", "\r\n");
    assertThat(GameMoves.of(read(text))).isEqualTo(GameMoves.of(game));
  }

  @Test
  void aVeryLongGameIsReadAtOnce() {
    Game game = SETUP.game();
    String back = "1. d6-a6 d5-g5\n2. a6-d6 g5-d5\n";
    String text = SavedGameText.write(SETUP, game, "", BEGUN);
    String longer = text.replace("ongoing", "") + back.repeat(30_000) + "ongoing\n";
    assertThat(SavedGameText.read(longer)).isInstanceOf(Result.Good.class);
  }

  private Game tree(int moves) {
    Game game = SETUP.game();
    List<GameNode> places = new ArrayList<>(List.of(game.root()));
    while (places.size() <= moves) {
      GameNode at =
          places.get(chance.nextInt(3) == 0 ? chance.nextInt(places.size()) : places.size() - 1);
      List<Move> legal = game.referee().legalMoves(at.position());
      if (legal.isEmpty()) {
        places.removeLast();
        continue;
      }
      Move move = legal.get(chance.nextInt(legal.size()));
      GameNode added = game.add(at, (Turn) game.referee().judge(at.position(), move));
      if (chance.nextInt(3) == 0) {
        game.annotate(added, annotation());
      }
      places.add(added);
    }
    game.annotate(game.root(), annotation());
    game.goTo(places.get(chance.nextInt(places.size())));
    return game;
  }

  private Annotation annotation() {
    List<BoardShape> shapes = new ArrayList<>();
    for (int i = chance.nextInt(6); i > 0; i--) {
      shapes.add(BoardShape.between(square(), square()));
    }
    return new Annotation(text.ofLength(chance.nextInt(200)), shapes);
  }

  private Square square() {
    return new Square(chance.nextInt(19), chance.nextInt(19));
  }

  private static Game read(String text) {
    Result<RestoredGame> read =
        SavedGameText.read(text).then(saved -> RestoredGame.of(saved, PlayFixture.LIBRARY));
    if (read instanceof Result.Bad<RestoredGame> bad) {
      throw new AssertionError(bad.line() + " " + bad.reason().key());
    }
    return ((Result.Good<RestoredGame>) read).value().game();
  }
}
