package hnefi.print;

import hnefi.narration.sheet.RuleExample;
import hnefi.narration.sheet.RuleSheet;
import hnefi.notation.BoardText;
import hnefi.text.ProgramVersion;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.List;

/// A rule sheet as plain text; boards are rows of letters.
public final class RuleSheetText {
  private static final int WIDTH = 96;

  private final RuleSheet sheet;
  private final Words words;
  private final List<String> lines = new ArrayList<>();

  private RuleSheetText(RuleSheet sheet) {
    this.sheet = sheet;
    words = sheet.words();
  }

  /// Returns the lines of the text.
  public static List<String> lines(RuleSheet sheet) {
    return new RuleSheetText(sheet).written();
  }

  private List<String> written() {
    String title = words.say("sheet", sheet.title());
    lines.add(title);
    lines.add("=".repeat(title.length()));
    add(words.say("sheet.origin", sheet.origin()), "");
    if (!sheet.changes().isEmpty()) {
      heading(words.say("sheet.changes"));
      sheet.changes().forEach(each -> add("- " + each, "  "));
    }
    if (!sheet.cautions().isEmpty()) {
      lines.add("");
      add(sheet.cautions(), "");
    }
    for (int i = 0; i < sheet.sections().size(); i++) {
      section(i + 1, sheet.sections().get(i));
    }
    heading(words.say("sheet.sources"));
    sheet.sources().forEach(each -> add("- " + each, "  "));
    lines.add("");
    add(words.say("sheet.unsourced"), "");
    add(words.say("sheet.examples"), "");
    add(words.say("sheet.made", ProgramVersion.current()), "");
    return List.copyOf(lines);
  }

  private void section(int number, RuleSheet.Section section) {
    heading(number + " " + section.heading());
    for (int i = 0; i < section.clauses().size(); i++) {
      RuleSheet.Clause clause = section.clauses().get(i);
      String source = clause.source().isEmpty() ? "" : " [" + clause.source() + "]";
      add(number + "." + (i + 1) + " " + clause.text() + source, "    ");
    }
    if (number == 1) {
      lines.add("");
      add(words.say("start.layout", sheet.layout()), "");
      BoardText.rows(sheet.start()).forEach(row -> lines.add("    " + spaced(row)));
    }
    section.examples().forEach(this::example);
  }

  private void example(RuleExample example) {
    lines.add("");
    BoardText.rows(example.before().board()).forEach(row -> lines.add("    " + spaced(row)));
    add("    " + example.caption(), "    ");
  }

  private void heading(String heading) {
    lines.add("");
    lines.add(heading);
    lines.add("-".repeat(heading.length()));
  }

  private static String spaced(String row) {
    return String.join(" ", row.split(""));
  }

  /// Adds a paragraph, broken between words.
  private void add(String paragraph, String indent) {
    StringBuilder line = new StringBuilder();
    for (String word : paragraph.split("(?<! ) (?! )")) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > WIDTH) {
        lines.add(line.toString());
        line = new StringBuilder(indent).append(word);
      } else {
        line.append(line.isEmpty() ? "" : " ").append(word);
      }
    }
    lines.add(line.toString());
  }
}
