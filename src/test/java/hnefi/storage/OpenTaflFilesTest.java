package hnefi.storage;

import static hnefi.ui.play.session.PlayFixture.LIBRARY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.game.Game;
import hnefi.game.GameNode;
import hnefi.notation.Annotation;
import hnefi.notation.GameText;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Play;
import hnefi.rules.StartPosition;
import hnefi.rules.Switch;
import hnefi.rules.Turn;
import hnefi.session.GameSetup;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Result;
import hnefi.text.Words;
import hnefi.ui.play.session.PlayFixture;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenTaflFilesTest {
  private static final LocalDate TODAY = LocalDate.of(2026, 11, 22);
  private static final String FETLAR =
      "start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/";

  /// A game as OpenTafl wrote it.
  private static final String WRITTEN =
      """
      [date:2015.05.04]
      [result:-1]
      [attackers:Nasa]
      [defenders:Jay Slater]
      [rules:dim:11 name:Fetlar_Defenders_First atkf:n ks:w nj:n cj:n %s]

      1. h6-h3 h1-h2
      [A remark

      on two lines.|And another.]

      2. f4-h4 g1-j1
      2a.1.1a. f4-h4 g1-g2
      2b.1.1a. ..... g1-i1

      3. h3-i3
      """
          .formatted(FETLAR);

  @Test
  void aGameOfAnotherProgramIsReadWithItsRemarksAndVariations() {
    RestoredDocument read = read(WRITTEN);
    GameDocument document = read.document();
    Game game = document.game();
    assertThat(document.date().day()).isEqualTo(LocalDate.of(2015, 5, 4));
    assertThat(document.setup().players())
        .isEqualTo(new Players(new Participant.Human("Nasa"), new Participant.Human("Jay Slater")));
    assertThat(document.setup().edition().rulebook().id()).isEqualTo("fetlar");
    assertThat(document.setup().edition().houseRules().keySet())
        .contains(Switch.FIRST_MOVE, Switch.KING_CAPTURE);
    assertThat(game.ply()).isEqualTo(5);
    assertThat(game.outcome()).contains(Outcome.resignationOf(Side.ATTACKERS));
    GameNode second = game.current().ancestor(2);
    assertThat(second.annotation().comment()).isEqualTo("And another.");
    assertThat(second.next().orElseThrow().children()).hasSize(3);
    assertThat(read.notes()).isEmpty();
  }

  @Test
  void whatIsWrittenForOtherProgramsIsReadAgainWithoutLoss() {
    Random chance = new Random(20261122);
    for (String id : List.of("fetlar", "haende", "mungo-simple", "svenska", "copenhagen")) {
      GameDocument document = document(id, chance);
      RestoredDocument again = read(GameFormat.OPEN_TAFL.write(document, _ -> ""));
      assertThat(again.notes()).isEmpty();
      assertThat(again.document().setup()).isEqualTo(document.setup());
      assertThat(GameFormat.HNEFI.write(again.document(), _ -> ""))
          .isEqualTo(GameFormat.HNEFI.write(document, _ -> ""));
    }
  }

  @Test
  void aPositionOfItsOwnAndHouseRulesComeBack() {
    EditionName name =
        new EditionName(
            "haende",
            Map.of(
                Switch.NO_LEGAL_MOVE, Play.value("no-legal-move=draw"),
                Switch.EDGE_HOSTILE, Play.value("edge-hostile=yes")),
            Optional.empty());
    Edition edition = LIBRARY.edition(name).orElseThrow();
    GameSetup setup =
        GameSetup.of(
            edition,
            Optional.of(StartPosition.of(PlayFixture.position("haende", "b4-b1"))),
            new Players(new Participant.Computer("egil"), Participant.SOMEBODY));
    GameDocument document = new GameDocument(setup, setup.game(), "", date());
    assertThat(GameFormat.OPEN_TAFL.unspoken(document))
        .contains(Switch.NO_LEGAL_MOVE, Switch.EDGE_HOSTILE);
    assertThat(read(GameFormat.OPEN_TAFL.write(document, _ -> "Egil")).document().setup())
        .isEqualTo(setup);
  }

  @Test
  void ownTagsThatTheRulesBesideThemContradictAreNotBelieved() {
    String written = GameFormat.OPEN_TAFL.write(document("haende", new Random(1)), _ -> "");
    GameDocument changed =
        read(written.replaceFirst("\\[rules:dim:7 ", "[rules:dim:7 linc:y ")).document();
    assertThat(changed.setup().edition().rules().heldThroneHostile()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1. h6-h3         | 1. h6-h6        | line 7: “h6-h6” does not move
          1. h6-h3         | 1. h6-a1        | 7 the move h6-a1
          3. h3-i3         | 3. h3-i3xa1     | 16 the captures of the move h3-i3
          2b.1             | 9b.1            | line 14
          dim:11           | dim:13          | 5 the size of the board
          """)
  void whatIsWrongIsSaidWithItsLine(String good, String bad, String said) {
    String damaged = WRITTEN.replace(good.strip(), bad.strip());
    assertThat(damaged).isNotEqualTo(WRITTEN);
    Result<RestoredDocument> read =
        GameContent.read(damaged).then(content -> content.restore(LIBRARY, TODAY));
    assertThat(read)
        .isInstanceOfSatisfying(
            Result.Bad.class, found -> assertThat(english(found)).startsWith(said.strip()));
  }

  private static String english(Result.Bad<?> bad) {
    Words words =
        Words.of(GameText.class, "notation", Language.EN)
            .with(Words.of(FileProblem.class, "saved", Language.EN));
    Message reason = bad.reason();
    return (bad.line() > 0 ? bad.line() + " " : "") + words.say(reason);
  }

  @Test
  void noTextMakesTheReaderFail() {
    Random chance = new Random(7);
    String own = GameFormat.HNEFI.write(document("haende", chance), _ -> "");
    for (int round = 0; round < 600; round++) {
      StringBuilder text = new StringBuilder(round % 2 == 0 ? WRITTEN : own);
      for (int i = chance.nextInt(6); i >= 0; i--) {
        int at = chance.nextInt(text.length());
        text.replace(
            at,
            at + chance.nextInt(3),
            chance.nextBoolean() ? "" : "" + (char) ('!' + chance.nextInt(94)));
      }
      assertThatCode(() ->
              GameContent.read(text.toString()).then(content -> content.restore(LIBRARY, TODAY)))
          .as("%s", text)
          .doesNotThrowAnyException();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/                 | 7
          ...A.../...A.../...D.../AADKDAA/...D.../...A.../...A... defenders | 7
          position ...A.../...A.../...D.../AADKDAA/...D.../...A.../...A... attackers | 7
          dim:7 ks:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ | 7
          A.....A/......./......./...K.../......./......./....... | 7
          hello                                              | 0
          /3t3/3t3/                                          | 0
          dim:7                                              | 0
          """)
  void aCopiedPositionIsReadInAnyForm(String text, int width) {
    Result<PastedPosition> read = PastedPosition.read(text, LIBRARY, Optional.empty());
    assertThat(read.toOptional().isPresent()).isEqualTo(width > 0);
    read.toOptional()
        .ifPresent(position -> {
          Edition edition = LIBRARY.edition(position.edition()).orElseThrow();
          assertThat(edition.layout().board().size().width()).isEqualTo(width);
        });
  }

  private static RestoredDocument read(String text) {
    Result<RestoredDocument> read =
        GameContent.read(text).then(content -> content.restore(LIBRARY, TODAY));
    return switch (read) {
      case Result.Good<RestoredDocument>(RestoredDocument good) -> good;
      case Result.Bad<RestoredDocument> bad -> throw new AssertionError(bad + "\n" + text);
    };
  }

  private static GameDate date() {
    return new GameDate(TODAY, Optional.of(LocalTime.of(14, 5)));
  }

  /// A random game with variations and remarks.
  private static GameDocument document(String id, Random chance) {
    GameSetup setup =
        GameSetup.of(
            PlayFixture.edition(id),
            Optional.empty(),
            new Players(new Participant.Human("Ása [the] fair"), new Participant.Computer("egil")));
    Game game = setup.game();
    game.annotate(game.root(), Annotation.comment("Begin [here]|"));
    List<GameNode> places = new ArrayList<>(List.of(game.root()));
    for (int i = 0; i < 30 && game.outcome().isEmpty(); i++) {
      GameNode at =
          chance.nextInt(3) > 0 ? places.getLast() : places.get(chance.nextInt(places.size()));
      List<Move> moves = game.referee().legalMoves(at.position());
      if (!moves.isEmpty()
          && game.referee().judge(at.position(), moves.get(chance.nextInt(moves.size())))
              instanceof Turn turn) {
        GameNode added = game.add(at, turn);
        if (chance.nextInt(4) == 0) {
          game.annotate(added, Annotation.comment("Remark | " + i + "\nand ]more"));
        }
        places.add(added);
      }
    }
    game.goTo(game.root().last());
    return new GameDocument(setup, game, "A title: [x]", date());
  }
}
