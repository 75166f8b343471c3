package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.BoardTransform;
import java.util.Arrays;

/// Numbers the placements of a king, so many attackers and so many defenders.
///
/// Boards are turned and mirrored until the king stands in one eighth of the board; the soldiers of
/// each side are a combination of squares (combinatorial number system). Some numbers belong to no
/// placement, since two pieces would share a square; and if the king stands on a line of symmetry,
/// only the smallest of several numbers is used. The king stands where the game goes on, soldiers
/// where they may stop.
final class EndgameIndex {
  private static final int NONE = -1;
  private static final int TRANSFORMS = BoardTransform.values().length;

  private final BoardSize size;
  private final int attackers;
  private final int defenders;
  private final int[] kingSquares;
  private final int[] soldierSquares;
  private final int[] kingNumbers = new int[Mailbox.LENGTH];
  private final int[] soldierNumbers = new int[Mailbox.LENGTH];

  /// For each square of the king, every way to turn and mirror the board that brings him into his
  /// eighth: to where each square goes.
  private final int[][][] images = new int[Mailbox.LENGTH][0][];

  /// How many combinations there are: of so many squares, so many.
  private final int[][] combinations;

  private final int attackerCombinations;
  private final int defenderCombinations;
  private final int[] numbers;

  EndgameIndex(RuleTables rules, int attackers, int defenders) {
    this.attackers = attackers;
    this.defenders = defenders;
    size = new BoardSize(rules.width);
    soldierSquares = number(rules, soldierNumbers, rules.soldierStop::has);
    kingSquares =
        number(rules, kingNumbers, each -> !rules.escape[each] && smallestImage(each) == each);
    int[][] all =
        Arrays.stream(BoardTransform.values())
            .map(transform -> images(rules, transform))
            .toArray(int[][]::new);
    for (int square : rules.squares) {
      images[square] =
          Arrays.stream(all)
              .filter(each -> each[square] == smallestImage(square))
              .toArray(int[][]::new);
    }
    int most = Math.max(attackers, defenders);
    numbers = new int[most];
    combinations = new int[soldierSquares.length + 1][most + 1];
    for (int of = 0; of < combinations.length; of++) {
      combinations[of][0] = 1;
      for (int some = 1; some <= Math.min(of, most); some++) {
        combinations[of][some] = combinations[of - 1][some - 1] + combinations[of - 1][some];
      }
    }
    attackerCombinations = combinations[soldierSquares.length][attackers];
    defenderCombinations = combinations[soldierSquares.length][defenders];
  }

  private interface SquareTest {
    boolean holds(int square);
  }

  private static int[] number(RuleTables rules, int[] numbers, SquareTest test) {
    Arrays.fill(numbers, NONE);
    int[] squares = Arrays.stream(rules.squares).filter(test::holds).toArray();
    for (int i = 0; i < squares.length; i++) {
      numbers[squares[i]] = i;
    }
    return squares;
  }

  private int[] images(RuleTables rules, BoardTransform transform) {
    int[] all = new int[Mailbox.LENGTH];
    for (int square : rules.squares) {
      all[square] = image(square, transform);
    }
    return all;
  }

  private int image(int square, BoardTransform transform) {
    return Mailbox.address(transform.apply(Mailbox.square(square), size));
  }

  private int smallestImage(int square) {
    return Arrays.stream(BoardTransform.values())
        .mapToInt(transform -> image(square, transform))
        .min()
        .orElseThrow();
  }

  /// Returns about how many numbers there are, which may be more than this class can count.
  static double estimate(RuleTables rules, int attackers, int defenders) {
    int squares = rules.squares.length;
    double estimate = squares / (double) TRANSFORMS;
    for (int i = 0; i < attackers; i++) {
      estimate *= (squares - i) / (i + 1.0);
    }
    for (int i = 0; i < defenders; i++) {
      estimate *= (squares - i) / (i + 1.0);
    }
    return estimate;
  }

  int attackers() {
    return attackers;
  }

  int defenders() {
    return defenders;
  }

  /// Returns one more than the greatest number.
  int size() {
    return Math.multiplyExact(
        Math.multiplyExact(kingSquares.length, attackerCombinations), defenderCombinations);
  }

  boolean isForKing(int square) {
    return images[square].length > 0 && kingNumbers[images[square][0][square]] != NONE;
  }

  boolean isForSoldier(int square) {
    return soldierNumbers[square] != NONE;
  }

  /// Returns the number of a placement, the same for all its mirror images.
  ///
  /// @param squares the king's, then those of the attackers, then those of the defenders
  int of(int[] squares) {
    int smallest = Integer.MAX_VALUE;
    for (int[] image : images[squares[0]]) {
      smallest = Math.min(smallest, of(squares, image));
    }
    return smallest;
  }

  private int of(int[] squares, int[] image) {
    int king = kingNumbers[image[squares[0]]];
    return (king * attackerCombinations + rank(squares, 1, attackers, image)) * defenderCombinations
        + rank(squares, 1 + attackers, defenders, image);
  }

  private int rank(int[] squares, int start, int count, int[] image) {
    int rank = 0;
    for (int i = 0; i < count; i++) {
      int number = soldierNumbers[image[squares[start + i]]];
      int place = i;
      for (; place > 0 && numbers[place - 1] > number; place--) {
        numbers[place] = numbers[place - 1];
      }
      numbers[place] = number;
    }
    for (int i = 0; i < count; i++) {
      rank += combinations[numbers[i]][i + 1];
    }
    return rank;
  }

  /// Writes the squares of a placement as [#of] takes them.
  ///
  /// @return false if two pieces share a square, or a mirror image has the number of all of them
  boolean read(int number, int[] squares) {
    int rest = number / defenderCombinations;
    squares[0] = kingSquares[rest / attackerCombinations];
    unrank(rest % attackerCombinations, squares, 1, attackers);
    unrank(number % defenderCombinations, squares, 1 + attackers, defenders);
    for (int i = 1; i < squares.length; i++) {
      for (int j = 0; j < i; j++) {
        if (squares[i] == squares[j]) {
          return false;
        }
      }
    }
    return images[squares[0]].length == 1 || of(squares) == number;
  }

  private void unrank(int rank, int[] squares, int start, int count) {
    int rest = rank;
    int square = soldierSquares.length - 1;
    for (int some = count; some > 0; some--) {
      while (combinations[square][some] > rest) {
        square--;
      }
      squares[start + some - 1] = soldierSquares[square];
      rest -= combinations[square][some];
    }
  }

  /// Returns how many placements, all mirror images of each other, have the number of this one.
  int placements(int[] squares) {
    int number = of(squares);
    int same = 0;
    for (int[] image : images[squares[0]]) {
      same += of(squares, image) == number ? 1 : 0;
    }
    return TRANSFORMS / same;
  }
}
