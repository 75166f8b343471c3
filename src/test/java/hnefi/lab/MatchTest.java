package hnefi.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.engine.Books;
import hnefi.rules.Move;
import hnefi.rules.Referee;
import hnefi.text.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Scanner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchTest {
  private static final Books.Book BOOK = Books.HAENDE;
  private static final Referee REFEREE = new Referee(BOOK.rules());

  @TempDir private Path folder = Path.of("");

  @Test
  void openingsAreReadUpToCapturesAndCommas() throws IOException {
    List<Move> legal = REFEREE.legalMoves(BOOK.start());
    String move = hnefi.notation.MoveText.write(legal.getFirst());
    assertThat(read("# a comment\n\n" + move + "\n" + move + "xa1xa2 resigned,1,0,White\n"))
        .isEqualTo(
            new Result.Good<>(List.of(List.of(legal.getFirst()), List.of(legal.getFirst()))));
  }

  @ParameterizedTest
  @CsvSource({"a1-a2", "d4", "a4-z9"})
  void anOpeningThatCannotBePlayedIsToldWithItsLine(String word) throws IOException {
    assertThat(read("# a comment\n" + word + "\n"))
        .isInstanceOfSatisfying(Result.Bad.class, bad -> assertThat(bad.line()).isEqualTo(2));
  }

  private Result<List<List<Move>>> read(String text) throws IOException {
    Path file = folder.resolve("openings");
    Files.writeString(file, text);
    return Openings.read(file, REFEREE, BOOK.start());
  }

  @Test
  void anOpeningAfterWhichEveryGameHasEndedIsNotLookedForForEver() {
    RandomOpenings openings = new RandomOpenings(BOOK.rules(), BOOK.start(), 9_999);
    assertThatThrownBy(() -> openings.opening(0))
        .isInstanceOfSatisfying(
            NoOpeningException.class, none -> assertThat(none.plies()).isEqualTo(9_999));
  }

  @Test
  void anotherProgramPlaysAMatch() {
    assertThat(pair("legal").total().games()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"illegal, a1-a1", "silent, ''", "ends, ''"})
  void aProgramThatDoesNotPlayIsToldWithItsAnswer(String manner, String answer) {
    assertThatThrownBy(() -> pair(manner))
        .isInstanceOfSatisfying(
            UnusableProgramException.class,
            program -> assertThat(program.answer()).isEqualTo(answer));
  }

  @Test
  void aProgramThatDoesNotExistIsTold() {
    assertThatThrownBy(() -> match(MatchPlayer.of("nodes=9,uci=/does/not/exist")))
        .isInstanceOf(UnusableProgramException.class);
  }

  private static MatchScore pair(String manner) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes =
        Path.of(
                Optional.ofNullable(MatchTest.class.getProtectionDomain().getCodeSource())
                    .orElseThrow()
                    .getLocation()
                    .getPath())
            .toString();
    return match(
        MatchPlayer.of(
            "depth=1,uci="
                + java
                + " -cp "
                + classes
                + " "
                + Program.class.getName()
                + " "
                + manner));
  }

  private static MatchScore match(MatchPlayer program) {
    return new MatchSeries(BOOK.rules(), "haende", BOOK.start(), _ -> List.of(), 2)
        .pair(MatchPlayer.of("depth=1"), program, 0);
  }

  /// A program that knows one move for each side, or misbehaves.
  static final class Program {
    private Program() {}

    public static void main(String[] arguments) {
      String move = "";
      Scanner in = new Scanner(System.in, StandardCharsets.UTF_8);
      while (in.hasNextLine()) {
        String line = in.nextLine();
        switch (line.split(" ", 2)[0]) {
          case "uci" -> System.out.println("id name test\nuciok");
          case "isready" -> System.out.println("readyok");
          case "position" -> move = line.contains("moves") ? "c4-c3" : "a4a5";
          case "go" -> {
            switch (arguments[0]) {
              case "illegal" -> System.out.println("bestmove a1-a1");
              case "silent" -> System.out.println("bestmove");
              case "ends" -> {
                return;
              }
              default -> {}
            }
            System.out.println("info depth 1\nbestmove " + move);
          }
          default -> {}
        }
        System.out.flush();
      }
    }
  }
}
