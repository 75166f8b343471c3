package hnefi.speech;

import hnefi.text.Language;
import hnefi.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// How the squares and moves in a sentence are pronounced in a language.
public final class Pronunciation {
  private static final String SQUARE = "([a-s])(1[0-9]|[1-9])";
  private static final Pattern MOVE =
      Pattern.compile("\\b" + SQUARE + "\\s?[-–]\\s?" + SQUARE + "(?=x|\\b)");
  private static final Pattern ONE = Pattern.compile("\\b" + SQUARE + "\\b");

  // A dot between two particulars, and the sign of a way down: some voices name them.
  private static final Pattern DIVIDER = Pattern.compile("\\s+[·›]\\s+");

  private final MoveStyle style;
  private final Words words;
  private final List<String> alphabet;
  private final List<String> numbers;
  private final Pattern undated;
  private final String withoutYear;

  public Pronunciation(MoveStyle style, Language language) {
    this.style = style;
    words = Words.of(Pronunciation.class, "pronunciation", language);
    alphabet = List.of(words.say("alphabet").split(" "));
    numbers = List.of(words.say("numbers").split(" "));
    // The full stop of the last letter may end the sentence as well.
    undated =
        Pattern.compile(
            Pattern.quote(words.say("undated.written"))
                + "(?<end>(?=[\\s\\u00a0]+\\p{Lu})|(?=[\\s\\u00a0]*$))?");
    withoutYear = words.say("undated.spoken");
  }

  /// Returns a sentence as it is to be spoken.
  public String of(String sentence) {
    String plain = DIVIDER.matcher(sentence).replaceAll(", ");
    String dated =
        undated
            .matcher(plain)
            .replaceAll(found -> found.group("end") == null ? withoutYear : withoutYear + ".");
    String moves =
        MOVE.matcher(dated)
            .replaceAll(found ->
                words.say(
                    "move",
                    square(found.group(1), found.group(2)),
                    square(found.group(3), found.group(4))));
    return style == MoveStyle.COORDINATES
        ? moves
        : ONE.matcher(moves)
            .replaceAll((MatchResult found) -> square(found.group(1), found.group(2)));
  }

  private String square(String file, String rank) {
    int number = Integer.parseInt(rank) - 1;
    return switch (style) {
      case COORDINATES -> file + rank;
      case WORDS -> file.toUpperCase(Locale.ROOT) + " " + numbers.get(number);
      case SPELLED -> alphabet.get(file.charAt(0) - 'a') + " " + numbers.get(number);
    };
  }
}
