package hnefi.console;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.check.ContentCheck;
import hnefi.content.yaml.Fault;
import hnefi.text.Language;
import hnefi.text.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `check [DIR]`: reads all content, packed or in a folder, and proves it against the engine.
@Command(name = "check")
public final class CheckCommand implements Callable<Integer> {
  @Parameters(arity = "0..1", paramLabel = "DIR")
  private @Nullable Path folder;

  @Option(names = "--lang")
  private String language = Language.closestTo(Locale.getDefault()).code();

  @Override
  public Integer call() {
    Language spoken = Language.of(language).orElse(Language.EN);
    ContentFolder content = folder == null ? ContentFolder.packed() : ContentFolder.at(folder);
    ContentCheck.Report report = ContentCheck.of(content);
    Words faults = Library.faultWords(spoken);
    Words words = Words.of(CheckCommand.class, "console", spoken);
    List<Fault> found = report.faults();
    for (Fault each : found) {
      System.out.println(each.in(faults));
    }
    report.counts().forEach((what, n) -> System.out.println(words.say("check." + what, n)));
    System.out.println(words.say(found.isEmpty() ? "check.sound" : "check.faulty", found.size()));
    return found.isEmpty() ? 0 : 1;
  }
}
