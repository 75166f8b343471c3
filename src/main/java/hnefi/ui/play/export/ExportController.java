package hnefi.ui.play.export;

import hnefi.fx.file.FileType;
import hnefi.fx.nav.Shortcut;
import hnefi.fx.theme.Nodes;
import hnefi.print.GameSheet;
import hnefi.print.GameSheetPage;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;

/// The menu of what can be taken out: a picture of the board, and the game on paper where there is
/// a game. Where nothing may be taken out, it does not show.
public final class ExportController {
  private final Optional<Exporter> exporter;
  private final Words words;
  private final Supplier<BoardControl> board;
  private final Supplier<String> name;
  private final Optional<Supplier<GameSheet>> sheet;

  @FXML private MenuButton export;
  @FXML private MenuItem savePicture;
  @FXML private MenuItem copyPicture;
  @FXML private MenuItem print;
  @FXML private MenuItem saveSheet;

  /// @param exporter empty where nothing may be taken out
  /// @param board asked when a picture is wanted
  /// @param name what files are called that are proposed
  /// @param sheet the game, if there is one
  public ExportController(
      Optional<Exporter> exporter,
      Language language,
      Supplier<BoardControl> board,
      Supplier<String> name,
      Optional<Supplier<GameSheet>> sheet) {
    this.exporter = exporter;
    this.board = board;
    this.name = name;
    this.sheet = sheet;
    words = Words.of(ExportController.class, "export", language);
  }

  @FXML
  private void initialize() {
    Nodes.show(export, exporter.isPresent());
    export.setText(words.say("export.pictures"));
    savePicture.setOnAction(_ -> savePicture());
    copyPicture.setOnAction(_ -> copyPicture());
    print.setOnAction(_ -> print());
    saveSheet.setOnAction(_ -> saveSheet());
    print.setVisible(sheet.isPresent());
    saveSheet.setVisible(sheet.isPresent());
  }

  /// Returns the keys for all of it.
  public Shortcut[] shortcuts() {
    if (exporter.isEmpty()) {
      return new Shortcut[0];
    }
    Stream<Shortcut> pictures =
        Stream.of(
            Shortcut.of("Shortcut+I", this::savePicture)
                .named(words.say("export.picture"))
                .on("save-picture"),
            Shortcut.of("Shortcut+Shift+I", this::copyPicture)
                .named(words.say("export.copy"))
                .on("copy-picture"));
    Stream<Shortcut> sheets =
        sheet.stream()
            .flatMap(_ ->
                Stream.of(
                    Shortcut.of("Shortcut+P", this::print)
                        .named(words.say("export.print"))
                        .on("print-game"),
                    Shortcut.of("Shortcut+Shift+P", this::saveSheet)
                        .named(words.say("export.sheet"))
                        .on("save-sheet")));
    return Stream.concat(pictures, sheets).toArray(Shortcut[]::new);
  }

  private void savePicture() {
    boards(each -> each.save(board.get(), name.get()));
  }

  private void copyPicture() {
    boards(each -> each.copy(board.get()));
  }

  private void boards(Consumer<BoardExport> action) {
    exporter.ifPresent(each -> action.accept(new BoardExport(each, words.language())));
  }

  private void print() {
    withPage((each, page) -> each.print(() -> GameSheetPage.pdf(page)));
  }

  private void saveSheet() {
    withPage((each, page) ->
        each.save(
            _ -> words.say("export.sheet"),
            name.get(),
            List.of(
                new Exporter.Format(
                    new FileType(_ -> words.say("export.pdf"), ".pdf"),
                    () -> GameSheetPage.pdf(page)),
                new Exporter.Format(
                    new FileType(_ -> words.say("export.html"), ".html"),
                    () -> page.getBytes(StandardCharsets.UTF_8))),
            words.language()));
  }

  /// Does something with the game on paper. Its page is made at once: the game may go on while the
  /// document is made.
  private void withPage(BiConsumer<Exporter, String> action) {
    if (exporter.isPresent() && sheet.isPresent()) {
      action.accept(exporter.get(), GameSheetPage.html(sheet.get().get(), words.language()));
    }
  }
}
