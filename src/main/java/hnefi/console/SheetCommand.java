package hnefi.console;

import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.narration.sheet.RuleSheet;
import hnefi.print.RuleSheetPage;
import hnefi.print.RuleSheetText;
import hnefi.text.Language;
import hnefi.text.Words;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `sheet ID [switch=value ...]`: writes the complete rules of a rule set, to the standard output
/// or into a new file. Text and HTML are UTF-8.
@Command(name = "sheet")
public final class SheetCommand implements Callable<Integer> {
  /// In what form the rules are written.
  enum Format {
    TEXT,
    HTML,
    PDF
  }

  private final OutputTarget target;

  @Mixin private final RulesArguments rules;

  @Option(names = "--lang", paramLabel = "de|en|sv", converter = LanguageCode.class)
  private Language language;

  @Option(names = "--format", paramLabel = "text|html|pdf")
  private Format format = Format.TEXT;

  @Option(names = "--output", paramLabel = "FILE", converter = FilePath.class)
  private @Nullable Path output;

  @Spec private @Nullable CommandSpec spec;

  /// @param standard the standard output, as bytes
  /// @param language of what has to be said, and of the rules unless another is asked for
  public SheetCommand(OutputStream standard, Language language) {
    this.language = language;
    rules = new RulesArguments(language);
    target = new OutputTarget(standard, Words.of(SheetCommand.class, "usage", language));
  }

  @Override
  public Integer call() throws IOException {
    CommandLine line = Objects.requireNonNull(spec).commandLine();
    Edition edition = rules.edition();
    RuleSheet sheet = RuleSheet.of(edition, Library.read(ContentFolder.packed()), language);
    byte[] written =
        switch (format) {
          case TEXT ->
              (String.join("\n", RuleSheetText.lines(sheet)) + "\n")
                  .getBytes(StandardCharsets.UTF_8);
          case HTML -> RuleSheetPage.html(sheet).getBytes(StandardCharsets.UTF_8);
          case PDF -> RuleSheetPage.pdf(sheet);
        };
    return target.write(written, Optional.ofNullable(output), line);
  }
}
