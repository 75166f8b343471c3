package hnefi.engine;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Finding moves, counting and searching from the start positions, and stopping a search: the time
/// for a fixed amount of work. Run it with
///
/// ```
/// ./mvnw -q test-compile dependency:build-classpath -Dmdep.outputFile=target/classpath
/// java -cp "target/test-classes:target/classes:$(cat target/classpath)" \
///   org.openjdk.jmh.Main SearchBenchmark
/// ```
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5)
@Measurement(iterations = 5)
@Fork(1)
public class SearchBenchmark {
  @Param({"mungo-tablut", "fetlar", "haende"})
  private String rules = "";

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  @Warmup(iterations = 3, time = 1)
  @Measurement(iterations = 3, time = 1)
  public int legalMoves(Start start) {
    return MoveGenerator.generate(start.board, start.moves, 0);
  }

  /// The start position on the fast board.
  @State(Scope.Benchmark)
  public static class Start {
    private SearchBoard board = new SearchBoard(tables(Books.FETLAR), Books.FETLAR.start());
    private int[] moves = new int[0];

    @Setup
    public void setUp(SearchBenchmark benchmark) {
      Books.Book book = benchmark.book();
      board = new SearchBoard(tables(book), book.start());
      moves = new int[MoveGenerator.capacity(board)];
    }

    private static RuleTables tables(Books.Book book) {
      return new RuleTables(book.rules(), book.board().size());
    }
  }

  @Benchmark
  public long perftOfFour() {
    Books.Book book = book();
    return Perft.count(book.rules(), book.start(), 4, new StopSignal()).leaves();
  }

  @Benchmark
  public long searchOfThreeMillionPositions() {
    Books.Book book = book();
    return new Searcher(1, 16)
        .search(book.rules(), book.start(), SearchLimits.nodes(3_000_000))
        .nodes();
  }

  /// A search by two threads in full swing, to be stopped.
  @State(Scope.Benchmark)
  public static class Thinking {
    private StopSignal signal = new StopSignal();
    private Thread thread = new Thread();

    @Setup(Level.Invocation)
    public void begin(SearchBenchmark benchmark) throws InterruptedException {
      Books.Book book = benchmark.book();
      CountDownLatch deep = new CountDownLatch(7);
      signal = new StopSignal();
      StopSignal stop = signal;
      thread =
          Thread.ofPlatform()
              .start(() ->
                  new Searcher(2, 64)
                      .search(
                          book.rules(),
                          book.start(),
                          SearchLimits.time(Duration.ofMinutes(1)),
                          stop,
                          _ -> deep.countDown()));
      deep.await();
    }
  }

  @Benchmark
  public void stopOfTwoThreads(Thinking thinking) throws InterruptedException {
    thinking.signal.stop();
    thinking.thread.join();
  }

  private Books.Book book() {
    return Books.ruleSet(rules);
  }
}
