package hnefi.lab;

import hnefi.engine.EvaluationModel;
import hnefi.engine.TrainingGames;
import hnefi.engine.TrainingPosition;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/// Fills a file with positions from games of the computer against itself, with all processors, and
/// goes on where an earlier run was interrupted.
///
/// @param start where the games begin
/// @param openings games of people: part of the games begin with the moves of one up to some point;
///   may be empty
/// @param people how many of a hundred games those are
/// @param model by which the games are played
/// @param nodes of the search for a move, about
public record SelfPlaySeries(
    RuleSet rules,
    Position start,
    List<List<Move>> openings,
    int people,
    EvaluationModel model,
    int nodes) {
  private static final int FEWEST_RANDOM_PLIES = 8;
  private static final int MOST_RANDOM_PLIES = 32;
  private static final int MOST_OPENING_PLIES = 40;
  private static final int MOST_RANDOM_PLIES_AFTER_OPENING = 4;

  /// A bit for each remainder of a hash: 32 MB hold a hundred million positions, and take few new
  /// ones for old.
  private static final int SEEN_BITS = 28;

  /// Plays until the file holds so many positions.
  ///
  /// @param seed of the random numbers, of which each game has its own
  /// @return how many games were kept
  public long fill(Path path, long positions, long seed) throws IOException {
    AtomicLongArray seen = new AtomicLongArray(1 << SEEN_BITS - 6);
    AtomicLong kept = new AtomicLong();
    try (TrainingFile file = TrainingFile.append(path);
        ExecutorService executor =
            Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
      AtomicLong next = new AtomicLong(firstNumber(path));
      List<Future<?>> workers = new ArrayList<>();
      for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
        workers.add(
            executor.submit(() -> {
              TrainingGames games = new TrainingGames(rules, start, model, nodes);
              while (file.count() < positions) {
                long[] words = play(games, next.getAndIncrement(), seed, seen);
                if (words.length > 0) {
                  kept.incrementAndGet();
                  file.add(words);
                }
              }
              return null;
            }));
      }
      for (Future<?> each : workers) {
        each.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
    return kept.get();
  }

  /// Returns a number that no game in the file has.
  private static long firstNumber(Path path) throws IOException {
    long[] words = new long[TrainingPosition.WORDS];
    TrainingFile.Mapped file = new TrainingFile.Mapped(path);
    long greatest = -1;
    for (int i = 0; i < file.count(); i++) {
      file.read(i, words);
      greatest = Math.max(greatest, TrainingPosition.game(words));
    }
    return greatest + 1;
  }

  private long[] play(TrainingGames games, long number, long seed, AtomicLongArray seen) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + number);
    boolean isFromPeople = !openings.isEmpty() && random.nextInt(100) < people;
    List<Move> opening = List.of();
    if (isFromPeople) {
      List<Move> game = openings.get(random.nextInt(openings.size()));
      opening = game.subList(0, random.nextInt(Math.min(game.size(), MOST_OPENING_PLIES) + 1));
    }
    int randomPlies =
        isFromPeople
            ? random.nextInt(MOST_RANDOM_PLIES_AFTER_OPENING + 1)
            : random.nextInt(FEWEST_RANDOM_PLIES, MOST_RANDOM_PLIES + 1);
    return games.play(opening, randomPlies, number, hash -> isNew(hash, seen), random);
  }

  private static boolean isNew(long hash, AtomicLongArray seen) {
    int index = (int) (hash >>> Long.SIZE - SEEN_BITS);
    long bit = 1L << index;
    return (seen.getAndAccumulate(index >>> 6, bit, (one, other) -> one | other) & bit) == 0;
  }
}
