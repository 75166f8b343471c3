package hnefi.notation;

import hnefi.text.Excerpt;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Reads what [MoveLineWriter] and OpenTafl write: turns, comments and variations, line by line.
///
/// The number of a turn is taken for granted; where the moves of a line continue is known without
/// it. One reader reads one text.
public final class MoveLineReader {
  private static final Pattern NUMBER = Pattern.compile("[0-9]+[a-z]?\\.");
  private static final Pattern REPLACED = Pattern.compile("[0-9]{1,6}[ab]");
  private static final Pattern VARIATION = Pattern.compile("[0-9]{1,6}");
  private static final int DEEPEST = 400;

  /// A line that is being read.
  private static final class OpenLine {
    final List<OpenEntry> entries = new ArrayList<>();
    int offset;

    MoveLine closed() {
      return new MoveLine(entries.stream().map(OpenEntry::closed).toList());
    }
  }

  private static final class OpenEntry {
    final MoveText.Written move;
    final int line;
    final List<OpenLine> variations = new ArrayList<>();
    Annotation annotation = Annotation.NONE;

    OpenEntry(MoveText.Written move, int line) {
      this.move = move;
      this.line = line;
    }

    MoveLine.Entry closed() {
      return new MoveLine.Entry(
          move,
          annotation,
          variations.stream()
              .filter(each -> !each.entries.isEmpty())
              .map(OpenLine::closed)
              .toList(),
          line);
    }
  }

  private final Function<String, Result<MoveText.Written>> moveReader;
  private final OpenLine main = new OpenLine();
  private final Map<String, OpenLine> variations = new HashMap<>();
  private OpenLine current = main;
  // The address whose first move is not read yet, which tells what it replaces.
  private Optional<String> unplaced = Optional.empty();
  private Optional<StringBuilder> comment = Optional.empty();
  private int commentBegin;
  private int turnBegin;
  private boolean shared;

  /// @param moves reads a move
  public MoveLineReader(Function<String, Result<MoveText.Written>> moves) {
    this.moveReader = moves;
  }

  /// Makes a reader of moves as [MoveText] writes them.
  public MoveLineReader() {
    this(MoveText::readWritten);
  }

  /// Returns whether any move was read.
  public boolean hasMoves() {
    return !main.entries.isEmpty();
  }

  /// Returns what was read.
  public MoveLine moves() {
    return main.closed();
  }

  /// Returns whether a comment was begun whose end is not read yet.
  public boolean isInComment() {
    return comment.isPresent();
  }

  /// Returns the line in which the open comment begins.
  public int commentBegin() {
    return commentBegin;
  }

  /// Reads a line: words and comments, which may go on in the next one.
  ///
  /// @param number of the line, counted from 1
  /// @return what is wrong with it, if anything, with the line as its first argument
  public Optional<Message> line(String line, int number) {
    int at = 0;
    while (at < line.length() || isInComment()) {
      if (isInComment()) {
        int end = line.indexOf(']', at);
        comment.orElseThrow().append(line, at, end < 0 ? line.length() : end);
        if (end < 0) {
          comment.orElseThrow().append('\n');
          return Optional.empty();
        }
        comments(comment.orElseThrow().toString());
        comment = Optional.empty();
        at = end + 1;
      } else if (line.charAt(at) == '[') {
        comment = Optional.of(new StringBuilder());
        commentBegin = number;
        at++;
      } else if (Character.isWhitespace(line.charAt(at))) {
        at++;
      } else {
        int end = endOfWord(line, at);
        Optional<Message> bad = word(line.substring(at, end), number);
        if (bad.isPresent()) {
          return bad;
        }
        at = end;
      }
    }
    return Optional.empty();
  }

  private static int endOfWord(String line, int begin) {
    int end = begin;
    while (end < line.length()
        && line.charAt(end) != '['
        && !Character.isWhitespace(line.charAt(end))) {
      end++;
    }
    return end;
  }

  private Optional<Message> word(String word, int line) {
    if (NUMBER.matcher(word).matches()) {
      beginTurn(main);
      return Optional.empty();
    }
    if (word.endsWith(".") && Character.isDigit(word.charAt(0))) {
      return address(word, line);
    }
    if (word.equals(MoveLineWriter.SHARED)) {
      return sharedMove(word, line);
    }
    return switch (moveReader.apply(word)) {
      case Result.Good<MoveText.Written>(var move) -> {
        Optional<Message> bad = place(line);
        if (bad.isEmpty()) {
          current.entries.add(new OpenEntry(move, line));
        }
        yield bad;
      }
      case Result.Bad<MoveText.Written>(_, var reason) -> bad("game.move", line, reason);
    };
  }

  /// Takes what stood between brackets: the comments on the moves of the turn just read.
  private void comments(String text) {
    List<OpenEntry> turn = current.entries.subList(turnBegin, current.entries.size());
    if (turn.isEmpty()) {
      return;
    }
    int bar = text.indexOf('|');
    String first = bar < 0 ? text : text.substring(0, bar);
    String second = bar < 0 ? "" : text.substring(bar + 1);
    boolean alone = turn.size() == 1;
    note(turn.getFirst(), AnnotationText.read(alone && shared ? second : first));
    note(turn.getLast(), AnnotationText.read(alone && shared ? first : second));
  }

  private static void note(OpenEntry entry, Annotation noted) {
    entry.annotation = entry.annotation.and(noted);
  }

  private void beginTurn(OpenLine line) {
    current = line;
    turnBegin = line.entries.size();
    shared = false;
    unplaced = Optional.empty();
  }

  private Optional<Message> address(String word, int line) {
    String[] parts = word.substring(0, word.length() - 1).split("\\.", -1);
    if (!isAddress(parts)) {
      return bad("game.address", line, Excerpt.of(word));
    }
    String variation = word.substring(0, word.length() - parts[parts.length - 1].length() - 1);
    OpenLine known = variations.get(variation);
    beginTurn(known == null ? new OpenLine() : known);
    unplaced = known == null ? Optional.of(variation) : Optional.empty();
    return Optional.empty();
  }

  private static boolean isAddress(String[] parts) {
    for (int i = 0; i < parts.length - 1; i++) {
      if (!(i % 2 == 0 ? REPLACED : VARIATION).matcher(parts[i]).matches()) {
        return false;
      }
    }
    return parts.length % 2 == 1
        && parts.length < 2 * DEEPEST
        && NUMBER.matcher(parts[parts.length - 1] + ".").matches();
  }

  private Optional<Message> sharedMove(String word, int line) {
    if (!current.entries.isEmpty() || shared) {
      return bad("game.move", line, Message.of("move.form", word));
    }
    shared = true;
    current.offset = 1;
    return Optional.empty();
  }

  /// Puts a variation whose first move comes now in the place of the move that it replaces.
  private Optional<Message> place(int line) {
    if (unplaced.isEmpty()) {
      return Optional.empty();
    }
    String variation = unplaced.get();
    unplaced = Optional.empty();
    Optional<OpenEntry> replaced = replaced(variation);
    if (replaced.isEmpty()) {
      return bad("game.address", line, Excerpt.of(variation));
    }
    replaced.get().variations.add(current);
    variations.put(variation, current);
    return Optional.empty();
  }

  /// Finds the move that a variation replaces. OpenTafl names the first move of a turn also for a
  /// variation that begins with the second, as the shared move before it tells.
  private Optional<OpenEntry> replaced(String variation) {
    String[] parts = variation.split("\\.");
    String move = parts[parts.length - 2];
    int parent = variation.length() - (move + "." + parts[parts.length - 1] + ".").length();
    OpenLine from = parent == 0 ? main : variations.get(variation.substring(0, parent));
    if (from == null) {
      return Optional.empty();
    }
    String number = move.substring(0, move.length() - 1);
    int half = shared || move.endsWith("b") ? 1 : 0;
    int index = 2 * (Integer.parseInt(number) - 1) + half - from.offset;
    return index < 0 || index >= from.entries.size()
        ? Optional.empty()
        : Optional.of(from.entries.get(index));
  }

  private static Optional<Message> bad(String key, Object... arguments) {
    return Optional.of(Message.of(key, arguments));
  }
}
