package hnefi.engine;

import hnefi.board.Arrangement;
import hnefi.notation.BoardText;
import hnefi.rules.Play;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The rule sets of the books, and those beside them, with their start positions, for the tests of
/// the search, which knows no content; [BooksTest] compares them with it.
public final class Books {
  /// A rule set with where its games start.
  ///
  /// @param name the id of the edition, and of the start position if it is not the usual one:
  ///   `fetlar from t-cross`
  public record Book(String name, RuleSet rules, Arrangement board) {
    public Position start() {
      return new Referee(rules).start(board);
    }

    Book with(String name, String switches) {
      return new Book(name, Books.with(rules, switches), board);
    }
  }

  static final Arrangement DIAMOND =
      board(
          "...AAAAA.../.....A...../.........../A....D....A/A...DDD...A/AA.DDKDD.AA"
              + "/A...DDD...A/A....D....A/.........../.....A...../...AAAAA...");
  static final Arrangement CROSS =
      board(
          "...AAAAA.../.....A...../.....D...../A....D....A/A....D....A/AADDDKDDDAA"
              + "/A....D....A/A....D....A/.....D...../.....A...../...AAAAA...");
  static final Arrangement BELL =
      board(
          "....AAA..../....A.A..../.....A...../.....D...../AA..DDD..AA/A.ADDKDDA.A"
              + "/AA..DDD..AA/.....D...../.....A...../....A.A..../....AAA....");
  static final Arrangement TABLUT =
      board(
          "...AAA.../....A..../....D..../A...D...A/AADDKDDAA/A...D...A/....D..../....A..../...AAA...");
  static final Arrangement TABLUT_PRINTED =
      board(
          "...AAA.../........./....D..../A...D...A/A.DDKDD.A/A...D...A/....D..../........./...AAA...");
  static final Arrangement BRANDUB =
      board("...A.../...A.../...D.../AADKDAA/...D.../...A.../...A...");

  private static final RuleSet SIMPLE = Play.SIMPLE;
  private static final String CORNERS =
      "escape=corner throne-enter=king throne-hostile=all corner-enter=king corner-hostile=all";

  public static final Book MUNGO_SIMPLE = new Book("mungo-simple", SIMPLE, DIAMOND);
  public static final Book MUNGO_TABLUT =
      new Book(
          "mungo-tablut",
          with(
              SIMPLE,
              "throne-enter=nobody throne-pass=nobody throne-hostile=all king-captors=throne"),
          TABLUT);
  public static final Book MUNGO_TABLUT_PRINTED =
      new Book("mungo-tablut-printed", MUNGO_TABLUT.rules, TABLUT_PRINTED);
  public static final Book MUNGO_FETLAR =
      new Book(
          "mungo-fetlar",
          with(SIMPLE, CORNERS + " throne-enter=nobody king-captors=throne"),
          DIAMOND);
  public static final Book FETLAR =
      new Book("fetlar", with(SIMPLE, CORNERS + " king-captors=throne"), DIAMOND);
  public static final Book SPIELTZ =
      new Book(
          "spieltz",
          with(SIMPLE, CORNERS + " edge-hostile=yes king-captors=throne,corner,edge"),
          DIAMOND);
  public static final Book HAENDE =
      new Book("haende", with(SIMPLE, CORNERS + " open-corner=yes"), BRANDUB);
  public static final Book SVENSKA =
      new Book(
          "svenska",
          with(
              SIMPLE,
              "first-move=defenders throne-enter=king throne-pass=king king-armed=no"
                  + " king-captors=throne"),
          DIAMOND);
  public static final Book COPENHAGEN =
      FETLAR.with(
          "copenhagen",
          "shieldwall=flanking repetition=defenders-lose encirclement=yes exit-fort=yes");
  public static final Book LINNAEUS =
      MUNGO_TABLUT.with("linnaeus", "king-capture=by-place held-throne=hostile");

  private Books() {}

  static List<Book> ruleSets() {
    return List.of(
        MUNGO_SIMPLE,
        MUNGO_TABLUT,
        MUNGO_TABLUT_PRINTED,
        MUNGO_FETLAR,
        FETLAR,
        SPIELTZ,
        HAENDE,
        SVENSKA,
        COPENHAGEN,
        LINNAEUS);
  }

  static Book ruleSet(String name) {
    return ruleSets().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
  }

  static List<Book> presets() {
    String corners = "corner-hostile=all corner-enter=";
    List<Book> all = new ArrayList<>();
    all.add(
        MUNGO_SIMPLE.with(
            "mungo-simple-b-i-1", "throne-enter=nobody throne-hostile=all king-captors=throne"));
    all.add(MUNGO_SIMPLE.with("mungo-simple-b-i-2", corners + "nobody"));
    all.add(MUNGO_SIMPLE.with("mungo-simple-b-i-2-b-ii", "escape=corner " + corners + "king"));
    all.add(MUNGO_SIMPLE.with("mungo-simple-b-ii", "escape=corner corner-enter=anyone"));
    for (Book mungo : List.of(MUNGO_SIMPLE, MUNGO_TABLUT, MUNGO_FETLAR)) {
      all.add(mungo.with(mungo.name + "-b-iii", "shieldwall=plain"));
      String locked = mungo == MUNGO_FETLAR ? "king" : "nobody";
      all.add(
          mungo.with(
              mungo.name + "-b-iii-corner",
              "shieldwall=with-corner corner-hostile=all corner-enter=" + locked));
    }
    all.add(new Book("mungo-simple from bell-diamond", SIMPLE, BELL));
    all.add(new Book("fetlar from t-cross", FETLAR.rules, CROSS));
    all.add(new Book("svenska-1", SVENSKA.rules, CROSS));
    all.add(SVENSKA.with("svenska-2", "king-armed=yes"));
    all.add(SVENSKA.with("svenska-3", "king-range=3"));
    all.add(SVENSKA.with("svenska-4", "king-capture=two-sides"));
    all.add(SVENSKA.with("svenska-3-4", "king-range=3 king-capture=two-sides"));
    return all;
  }

  /// Returns every rule set that differs from one of the books in one switch.
  static List<Book> singleSwitches() {
    Map<RuleSet, Book> all = new LinkedHashMap<>();
    for (Book book : ruleSets()) {
      for (Switch each : Switch.values()) {
        for (SwitchValue value : each.choices()) {
          try {
            RuleSet changed = book.rules.with(value);
            all.putIfAbsent(changed, new Book(book.name + " " + value, changed, book.board));
          } catch (IllegalArgumentException _) {
            // the rest of the book contradicts this value
          }
        }
      }
    }
    return List.copyOf(all.values());
  }

  static RuleSet with(RuleSet rules, String switches) {
    return rules.with(Play.values(switches));
  }

  public static Arrangement board(String rows) {
    return BoardText.read(rows).toOptional().orElseThrow();
  }
}
