package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The line protocol as another program meets it: one line an answer and nothing else.
class EngineProcessTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aGameIsPlayedFromTheFirstCommandToTheLast() throws IOException, InterruptedException {
    String asked =
        """
        rules svenska layout=chess
        rules haende
        position start
        play d5-d6
        play a4-e4
        play b4-b2
        undo
        show
        play b4-b2
        play d3-g3
        play d2-g2
        why
        play c4-c6
        play b2-b6
        why
        play d5-f5
        play d6-f6
        why
        play e4-e1
        play f4-f1
        play d4-d5
        play d1-c1
        play d5-d3
        play d7-b7
        play d3-g3
        play a4-a3
        play g3-g1
        result
        why
        moves
        play a1-a2
        show
        perft 1
        dance
        quit
        show
        """;
    String answered =
        """
        error there is no start position “chess”
        ok
        ok
        refused not-your-turn d5
        refused blocked b4
        played b4-b2
        ok
        position ...A.../...A.../...D.../AADKDAA/...D.../...A.../...A... attackers
        played b4-b2
        played d3-g3
        played d2-g2 x g3
        An attacker moves from d2 to g2. The defender on g3 is captured between the attacker on g2 and the attacker on g4. [Der Haende Werk, undated, Ground rules, capture (“Zange”)] The attacker on g2 is not captured: it moved in between the defender on g3 and the empty corner g1 by choice. [Der Haende Werk, undated, Ground rules, moving in by choice]
        played c4-c6
        played b2-b6 x c6
        An attacker moves from b2 to b6. The defender on c6 is captured between the attacker on b6 and the attacker on d6. [Der Haende Werk, undated, Ground rules, capture (“Zange”)]
        played d5-f5
        played d6-f6 x f5
        An attacker moves from d6 to f6. The defender on f5 is captured between the attacker on f6 and the attacker on f4. [Der Haende Werk, undated, Ground rules, capture (“Zange”)]
        played e4-e1
        played f4-f1 x e1
        played d4-d5
        played d1-c1
        played d5-d3
        played d7-b7
        played d3-g3 x g2
        played a4-a3
        played g3-g1
        result defenders king-escaped
        The king moves from g3 to g1. The defenders win: the king has reached a corner. [Der Haende Werk, undated, Aim (“Spielziel”)] The attacker on f1 is not captured: there is no enemy on e1. [Der Haende Werk, undated, Ground rules, capture (“Zange”)]
        moves
        refused game-over
        position .A...../.A...A./......./......A/A....../......./..A..AK attackers
        perft 1 0
        error unknown command “dance”
        """;
    ProgramProcess.Left left = ProgramProcess.run(folder, asked, "engine");
    assertThat(left.err()).isEmpty();
    assertThat(left.out()).isEqualTo(answered);
    assertThat(left.code()).isZero();
  }

  @Test
  void theEndOfTheInputEndsTheEngine() throws IOException, InterruptedException {
    ProgramProcess.Left left = ProgramProcess.run(folder, "perft 1", "engine");
    assertThat(left).isEqualTo(new ProgramProcess.Left(0, "perft 1 124\n", ""));
  }

  @Test
  void theMainClassOfTheJarStartsTheSameEngine() throws IOException, InterruptedException {
    ProgramProcess.Left left =
        ProgramProcess.start("hnefi.launcher.Launcher", folder, "perft 1", "engine");
    assertThat(left).isEqualTo(new ProgramProcess.Left(0, "perft 1 124\n", ""));
  }

  @Test
  void aMistakeOnTheCommandLineIsToldOnStandardErrorAlone()
      throws IOException, InterruptedException {
    ProgramProcess.Left left = ProgramProcess.run(folder, "", "engine", "fast");
    assertThat(left.code()).isEqualTo(2);
    assertThat(left.out()).isEmpty();
    assertThat(left.err())
        .isEqualToIgnoringNewLines(
            "“fast” means nothing here; “hnefi engine --help” lists what does.");
  }
}
