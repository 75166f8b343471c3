package hnefi.console;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.check.ContentCheck;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.MissingText;
import hnefi.text.Language;
import hnefi.text.Words;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `check [DIR]`: reads all content, packed or in a folder, and proves it against the engine.
@Command(name = "check")
public final class CheckCommand implements Callable<Integer> {
  @Spec private @Nullable CommandSpec spec;

  @Parameters(index = "0", arity = "0..1", paramLabel = "DIR", converter = FilePath.class)
  private @Nullable Path folder;

  @Option(names = "--lang", converter = LanguageCode.class)
  private Language language;

  private final Function<ContentFolder, ContentCheck.Report> more;

  /// @param more proves what only the whole program can read
  /// @param language the language of the messages unless another is asked for
  public CheckCommand(Function<ContentFolder, ContentCheck.Report> more, Language language) {
    this.more = more;
    this.language = language;
  }

  @Override
  public Integer call() {
    CommandLine console = Objects.requireNonNull(spec).commandLine();
    Words words = Words.of(CheckCommand.class, "console", language);
    if (folder != null && !Files.isDirectory(folder)) {
      console.getErr().println(words.say("check.no-folder", folder));
      return CommandLine.ExitCode.USAGE;
    }
    ContentFolder content = folder == null ? ContentFolder.packed() : ContentFolder.at(folder);
    ContentCheck.Report report =
        ContentCheck.of(content).and(more.apply(content)).and(PuzzleCheck.of(content));
    PrintWriter out = console.getOut();
    Words faults = Library.faultWords(language);
    List<Fault> found = report.faults();
    for (Fault each : found) {
      out.println(each.in(faults));
    }
    missing(report, words).forEach(out::println);
    report.counts().forEach((what, n) -> out.println(words.say("check." + what, n)));
    out.println(words.say(found.isEmpty() ? "check.sound" : "check.faulty", found.size()));
    return found.isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  /// Returns a line for each file and language in which texts are missing.
  private static List<String> missing(ContentCheck.Report report, Words words) {
    Map<String, Map<Language, Integer>> counts = new LinkedHashMap<>();
    for (MissingText each : report.missing()) {
      counts
          .computeIfAbsent(each.file(), _ -> new EnumMap<>(Language.class))
          .merge(each.language(), 1, Integer::sum);
    }
    List<String> lines = new ArrayList<>();
    counts.forEach((file, languages) ->
        languages.forEach((language, count) ->
            lines.add(words.say("check.missing", file, language.ownName(), count))));
    return lines;
  }
}
