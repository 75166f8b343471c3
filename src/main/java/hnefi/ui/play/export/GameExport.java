package hnefi.ui.play.export;

import hnefi.fx.file.FileType;
import hnefi.print.GameSheet;
import hnefi.print.GameSheetPage;
import hnefi.text.Language;
import hnefi.text.Words;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A game on paper.
public final class GameExport {
  private final Exporter exporter;
  private final Words words;

  public GameExport(Exporter exporter, Language language) {
    this.exporter = exporter;
    words = Words.of(Exporter.class, "export", language);
  }

  /// Shows the sheet as PDF, to be printed.
  public void print(GameSheet sheet) {
    String page = GameSheetPage.html(sheet, words.language());
    exporter.print(() -> GameSheetPage.pdf(page));
  }

  /// Asks for a file and writes the sheet into it.
  ///
  /// @param name the name of the file that is proposed
  public void save(GameSheet sheet, String name) {
    // The game may go on while the document is made.
    String page = GameSheetPage.html(sheet, words.language());
    exporter.save(
        _ -> words.say("export.sheet"),
        name,
        List.of(
            new Exporter.Format(
                new FileType(_ -> words.say("export.pdf"), ".pdf"), () -> GameSheetPage.pdf(page)),
            new Exporter.Format(
                new FileType(_ -> words.say("export.html"), ".html"),
                () -> page.getBytes(StandardCharsets.UTF_8))),
        words.language());
  }
}
