package hnefi.ui.play.export;

import hnefi.fx.file.DocumentPrinter;
import hnefi.fx.task.BackgroundTasks;
import hnefi.fx.theme.Nodes;
import hnefi.print.GameSheet;
import hnefi.print.GameSheetPage;
import hnefi.text.Language;
import hnefi.text.Words;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.fxml.FXML;
import javafx.scene.control.Button;

/// The button that prints a game at once, where that is allowed and there is a printer.
public final class PrintController {
  private final Optional<DocumentPrinter> printer;
  private final BackgroundTasks background;
  private final Words words;
  private final Supplier<GameSheet> sheet;

  @FXML private Button printNow;

  /// @param printer empty where nothing is printed at once
  public PrintController(
      Optional<DocumentPrinter> printer,
      BackgroundTasks background,
      Language language,
      Supplier<GameSheet> sheet) {
    this.printer = printer;
    this.background = background;
    this.sheet = sheet;
    words = Words.of(PrintController.class, "export", language);
  }

  @FXML
  private void initialize() {
    Nodes.show(printNow, printer.filter(DocumentPrinter::isReady).isPresent());
    printer.ifPresent(each -> printNow.setOnAction(_ -> print(each)));
  }

  /// The button says what comes of it, and does nothing more: once is enough.
  private void print(DocumentPrinter on) {
    printNow.setDisable(true);
    printNow.setText(words.say("export.printing"));
    // The game may go on while the document is made.
    String page = GameSheetPage.html(sheet.get(), words.language());
    background.begin(
        () -> isPrinted(on, page),
        printed -> printNow.setText(words.say(printed ? "export.printed" : "export.not-printed")),
        () -> printNow.setText(words.say("export.not-printed")));
  }

  private static boolean isPrinted(DocumentPrinter printer, String page) {
    try {
      printer.print(GameSheetPage.pdf(page));
      return true;
    } catch (IOException _) {
      return false;
    }
  }
}
