package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.content.Preset;
import hnefi.content.Rulebook;
import hnefi.notation.BoardText;
import hnefi.rules.Switch;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the search is tested with is what is shipped: every value of every switch, every square.
class BooksTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;

  static List<Books.Book> books() {
    return Stream.concat(Books.ruleSets().stream(), Books.presets().stream()).toList();
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyBookIsPlayedAsItIsShipped(Books.Book book) {
    String[] name = book.name().split(" from ");
    Edition shipped = LIBRARY.edition(name[0]).orElseThrow();
    if (name.length > 1) {
      shipped = shipped.from(LIBRARY.layout(name[1]).orElseThrow());
    }
    for (Switch each : Switch.values()) {
      assertThat(shipped.rules().value(each)).as(each.id()).isEqualTo(book.rules().value(each));
    }
    assertThat(BoardText.write(shipped.layout().board())).isEqualTo(BoardText.write(book.board()));
  }

  @Test
  void everyRuleSetAndVariantThatIsShippedIsTested() {
    assertThat(
            LIBRARY.rulebooks().stream()
                .flatMap(book ->
                    Stream.concat(
                        Stream.of(book).map(Rulebook::id),
                        book.presets().stream().map(Preset::id))))
        .isSubsetOf(books().stream().map(Books.Book::name).toList());
  }
}
