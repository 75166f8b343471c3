package hnefi.content.history;

import hnefi.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// An article, told in each language by itself.
public record Article(String id, Map<Language, Telling> tellings) {
  /// An article in one language.
  ///
  /// @param summary a line that makes a visitor curious and claims nothing
  public record Telling(String title, String summary, List<Block> blocks) {
    public Telling {
      blocks = List.copyOf(blocks);
    }

    /// Returns the number of words in the running text.
    public int length() {
      return blocks.stream()
          .filter(block -> !(block instanceof Block.Figure))
          .mapToInt(block -> block.plain().split(" ").length)
          .sum();
    }
  }

  public Article {
    tellings = Map.copyOf(tellings);
  }

  /// Returns the article in this language, or in [Language#FALLBACK] if the language lacks it;
  /// nothing if neither could be read.
  public Optional<Telling> in(Language language) {
    return Optional.ofNullable(tellings.getOrDefault(language, tellings.get(Language.FALLBACK)));
  }
}
