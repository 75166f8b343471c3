package hnefi.notation.opentafl;

import hnefi.board.Square;
import hnefi.notation.SquareText;
import hnefi.text.Excerpt;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// The entries of a line of rules, each asked for by its name. What is wrong with one is kept, the
/// first fault and every note.
final class RulesEntries {
  /// What is read, or changes nothing as long as no piece jumps and none crosses a corner.
  private static final Set<String> KNOWN =
      Set.of(
          "dim name start starti esc surf atkf tfr ka ks kj nj cj jumps spd cor cen afor dfor corh"
              .concat(" cenh cenhe aforh dforh corp cenp aforp dforp cors cens afors dfors")
              .concat(" corre cenre aforre dforre sw swf efe linc ber")
              .split(" "));

  private static final int MOST_NUMBERS = 12;
  private static final Pattern NUMBER = Pattern.compile("-1|[0-9]{1,2}");

  private final Map<String, String> entries;
  private final List<Message> notes = new ArrayList<>();
  private Optional<Message> fault = Optional.empty();

  private RulesEntries(Map<String, String> entries) {
    this.entries = entries;
  }

  /// Takes a line apart; a name may hold spaces.
  static Result<RulesEntries> read(String line) {
    Map<String, String> entries = new LinkedHashMap<>();
    String last = "";
    for (String word : line.strip().split("\\s+")) {
      int colon = word.indexOf(':');
      if (colon > 0) {
        last = word.substring(0, colon);
        entries.put(last, word.substring(colon + 1));
      } else if (last.equals("name")) {
        entries.merge("name", word, (before, more) -> before + " " + more);
      } else {
        return Result.bad("opentafl.entry", word);
      }
    }
    return entries.containsKey("dim")
        ? new Result.Good<>(new RulesEntries(entries))
        : Result.bad("opentafl.no-dim");
  }

  Optional<String> find(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  Optional<Message> fault() {
    return fault;
  }

  List<Message> notes() {
    return notes;
  }

  void noteIf(boolean different, String note) {
    if (different) {
      notes.add(Message.of(note));
    }
  }

  void noteUnknown() {
    entries.keySet().stream()
        .filter(key -> !KNOWN.contains(key))
        .forEach(key -> notes.add(Message.of("opentafl.note.unknown", Excerpt.of(key))));
  }

  void refuseUnless(String key, Predicate<String> harmless, String reason) {
    find(key).filter(harmless.negate()).ifPresent(value -> fault(Message.of(reason, value)));
  }

  boolean flag(String key, boolean standard) {
    return oneOf(key, "yn", standard ? 'y' : 'n') == 'y';
  }

  /// Returns the letter of an entry.
  char oneOf(String key, String letters, char standard) {
    String value = find(key).orElse(String.valueOf(standard));
    if (value.length() != 1 || !letters.contains(value)) {
      fault(Message.of("opentafl.value", key, value));
      return standard;
    }
    return value.charAt(0);
  }

  <T> T choice(String key, char standard, Map<Character, T> choices) {
    StringBuilder letters = new StringBuilder();
    choices.keySet().forEach(letters::append);
    return Objects.requireNonNull(choices.get(oneOf(key, letters.toString(), standard)));
  }

  /// Returns which of the pieces of this program an entry names, in the order `tTK`.
  String pieces(String key, String standard) {
    Optional<String> value = find(key);
    value
        .filter(pieces -> !pieces.matches("[tTKkncmgNCMG]*"))
        .ifPresent(pieces -> fault(Message.of("opentafl.value", key, pieces)));
    StringBuilder found = new StringBuilder();
    for (char piece : "tTK".toCharArray()) {
      if (value.orElse(standard).indexOf(piece) >= 0) {
        found.append(piece);
      }
    }
    return found.toString();
  }

  /// Returns the speeds of an entry, -1 for any; one if there is no entry.
  List<Integer> numbers(String key) {
    String value = find(key).orElse("-1");
    List<Integer> numbers = new ArrayList<>();
    for (String each : value.split(",")) {
      if (!NUMBER.matcher(each).matches() || numbers.size() == MOST_NUMBERS) {
        fault(Message.of("opentafl.value", key, value));
        return List.of(-1);
      }
      numbers.add(Integer.valueOf(each));
    }
    return numbers.isEmpty() ? List.of(-1) : numbers;
  }

  /// Returns whether squares are marked: the usual ones, or none if the entry is empty.
  boolean marked(String key, List<Square> usual, String reason) {
    Optional<String> value = find(key);
    if (value.isEmpty() || value.get().equals("default")) {
      return true;
    }
    Set<String> named = new TreeSet<>(List.of(value.get().split(",")));
    named.remove("");
    if (!named.isEmpty() && !named.equals(new TreeSet<>(SquareText.write(usual)))) {
      fault(Message.of(reason, value.get()));
    }
    return !named.isEmpty();
  }

  private void fault(Message reason) {
    fault = fault.or(() -> Optional.of(reason));
  }
}
