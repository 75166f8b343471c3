package hnefi.search;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Counting and searching from the start positions: seconds for a fixed amount of work.
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
  public long perftOfFour() {
    Books.Book book = book();
    return Perft.count(book.rules(), book.start(), 4).leaves();
  }

  @Benchmark
  public long searchOfThreeMillionPositions() {
    Books.Book book = book();
    return new Searcher(1, 16).think(book.rules(), book.start(), Limits.nodes(3_000_000)).nodes();
  }

  private Books.Book book() {
    return Books.ruleSets().stream()
        .filter(each -> each.name().equals(rules))
        .findFirst()
        .orElseThrow();
  }
}
