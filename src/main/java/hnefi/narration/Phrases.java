package hnefi.narration;

import hnefi.board.Square;
import hnefi.notation.SquareText;
import hnefi.rules.Captor;
import hnefi.text.Language;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/// The parts of sentences: squares, captors, and lists of them.
public record Phrases(Words words) {
  /// Returns the parts of sentences in a language.
  public static Phrases in(Language language) {
    return new Phrases(
        Words.of(Phrases.class, "account", language)
            .with(Words.of(Phrases.class, "rules", language)));
  }

  String say(String key, Object... arguments) {
    return words.say(key, arguments);
  }

  static String at(Square square) {
    return SquareText.write(square);
  }

  /// Returns the squares in reading order: “c1, d1 and e1”.
  String at(Collection<Square> squares) {
    return list(squares.stream().sorted().map(SquareText::write).toList());
  }

  /// Returns items in a row, the last two joined by “and”.
  public String list(List<String> items) {
    if (items.size() < 2) {
      return String.join("", items);
    }
    return words.say(
        "list.and",
        String.join(", ", items.subList(0, items.size() - 1)),
        Objects.requireNonNull(items.getLast()));
  }

  /// Returns items of which one is enough, the last two joined by “or”.
  public String either(List<String> items) {
    if (items.size() < 2) {
      return String.join("", items);
    }
    return words.say(
        "list.or",
        String.join(", ", items.subList(0, items.size() - 1)),
        Objects.requireNonNull(items.getLast()));
  }

  /// Returns the captor as he stands in “held between … and …”.
  String captor(Captor captor) {
    return switch (captor) {
      case Captor.Man(var at, var piece) -> words.say("captor." + Tag.of(piece), at(at));
      case Captor.Throne _ -> words.say("captor.throne");
      case Captor.HeldThrone _ -> words.say("captor.held-throne");
      case Captor.Corner(var at) -> words.say("captor.corner", at(at));
      case Captor.Edge _ -> words.say("captor.edge");
    };
  }

  String captors(List<Captor> captors) {
    return list(captors.stream().map(this::captor).toList());
  }
}
