package hnefi.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.content.Library;
import hnefi.content.PackedContent;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What would go on for hours ends with `stop` and with the input; a test that hangs has failed.
@Timeout(60)
class ProtocolLoopTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;

  @Test
  void everyLineGetsOneAnswerInOrder() throws IOException {
    assertThat(answers("rules haende\nperft 2\n\nnonsense\nresult\nquit\n"))
        .containsExactly(
            "ok",
            "perft 2 960",
            "error empty line",
            "error unknown command “nonsense”",
            "result ongoing");
  }

  @Test
  void nothingIsAnsweredBehindQuit() throws IOException {
    assertThat(answers("result\nquit\nresult\n")).containsExactly("result ongoing");
  }

  @Test
  void quitWaitsForWhatWasAskedBefore() throws IOException {
    assertThat(answers("rules haende\nperft 3\ngo depth 3\nquit\n"))
        .hasSize(3)
        .contains("perft 3 39512")
        .last()
        .asString()
        .contains(" depth 3 ");
  }

  @Test
  void stopEndsTheSearchesAndCountsBeforeItAndNothingBehindIt() throws IOException {
    List<String> answers =
        answers("rules haende\ngo depth 90\nperft 90\nperft 90 bulk\nstop\nperft 3\nquit\n");
    assertThat(answers).hasSize(6);
    assertThat(answers.get(1)).startsWith("bestmove ");
    assertThat(answers.get(2)).matches("perft 90 \\d+ stopped");
    assertThat(answers.get(3)).matches("perft 90 \\d+ stopped");
    assertThat(answers.get(4)).isEqualTo("ok");
    assertThat(answers.get(5)).isEqualTo("perft 3 39512");
  }

  @Test
  void stopWithNothingToStopIsAnsweredAllTheSame() throws IOException {
    assertThat(answers("stop\nstop now\n")).containsExactly("ok", "error stop takes no argument");
  }

  @ParameterizedTest
  @ValueSource(strings = {"go depth 90", "go movetime 99999999", "perft 90", "perft 90 bulk"})
  void theEndOfTheInputEndsWhatIsUnderWay(String command) throws IOException {
    assertThat(answers(command)).hasSize(1);
  }

  @Test
  void aSearchUnderWayIsStoppedByALineThatComesLater() throws Exception {
    PipedWriter in = new PipedWriter();
    PipedReader read = new PipedReader(in);
    StringWriter out = new StringWriter();
    Thread engine =
        Thread.ofPlatform()
            .start(() -> {
              try {
                new ProtocolLoop(new EngineProtocol(LIBRARY)).run(read, out);
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            });
    in.write("perft 90\nshow\n");
    in.flush();
    in.write("stop\nquit\n");
    in.flush();
    engine.join();
    assertThat(out.toString().lines()).hasSize(3).element(1).asString().startsWith("position ");
  }

  @Test
  void anInputThatCannotBeReadEndsTheLoopWithItsReason() {
    Reader broken =
        new Reader() {
          @Override
          public int read(char[] text, int from, int length) throws IOException {
            throw new IOException("broken");
          }

          @Override
          public void close() {}
        };
    assertThatThrownBy(
            () -> new ProtocolLoop(new EngineProtocol(LIBRARY)).run(broken, new StringWriter()))
        .isInstanceOf(IOException.class)
        .hasMessage("broken");
  }

  @Test
  void anOutputThatCannotBeWrittenEndsTheLoopWithItsReason() {
    assertThatThrownBy(() ->
            new ProtocolLoop(new EngineProtocol(LIBRARY))
                .run(new StringReader("show\nshow\n"), new FullWriter()))
        .isInstanceOf(IOException.class)
        .hasMessage("full");
  }

  private static List<String> answers(String input) throws IOException {
    StringWriter out = new StringWriter();
    new ProtocolLoop(new EngineProtocol(LIBRARY)).run(new StringReader(input), out);
    return out.toString().lines().toList();
  }

  /// A file on a full disk.
  static final class FullWriter extends Writer {
    @Override
    public void write(char[] text, int from, int length) throws IOException {
      throw new IOException("full");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
