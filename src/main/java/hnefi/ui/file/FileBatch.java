package hnefi.ui.file;

import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/// Several files that are opened together, and what came of them, told in one message as soon as
/// all are read. Use it on the JavaFX thread.
public final class FileBatch {
  /// How many of the files that cannot be read are named.
  private static final int NAMED = 8;

  private final Consumer<Localized> tell;
  private final Map<IntFunction<Localized>, Integer> added = new LinkedHashMap<>();
  private final List<Path> unreadable = new ArrayList<>();
  private final Set<Localized> notes = new LinkedHashSet<>();
  private Optional<Localized> firstProblem = Optional.empty();
  private int waiting;

  /// @param files how many there are
  /// @param tell hears the message
  public FileBatch(int files, Consumer<Localized> tell) {
    waiting = files;
    this.tell = tell;
  }

  /// Hears what one file held.
  ///
  /// @param sentence says how many of its kind were in all files
  public void added(IntFunction<Localized> sentence, int count, List<? extends Localized> remarks) {
    added.merge(sentence, count, Integer::sum);
    notes.addAll(remarks);
    finish();
  }

  /// Hears why one file cannot be read.
  public void failed(Path file, Localized problem) {
    if (firstProblem.isEmpty()) {
      firstProblem = Optional.of(problem);
    } else {
      unreadable.add(file);
    }
    finish();
  }

  private void finish() {
    waiting--;
    if (waiting == 0) {
      tell.accept(this::summary);
    }
  }

  private String summary(Language language) {
    List<Localized> sentences = new ArrayList<>();
    added.forEach((sentence, count) -> {
      if (count > 0) {
        sentences.add(sentence.apply(count));
      }
    });
    firstProblem.ifPresent(sentences::add);
    if (!unreadable.isEmpty()) {
      sentences.add(this::others);
    }
    sentences.addAll(notes);
    return sentences.stream().map(each -> each.in(language)).collect(Collectors.joining(" "));
  }

  private String others(Language language) {
    String names =
        unreadable.stream().limit(NAMED).map(FileName::of).collect(Collectors.joining(", "));
    return Words.of(FileDialogs.class, "dialog", language)
        .say("unreadable", unreadable.size(), unreadable.size() > NAMED ? names + ", …" : names);
  }
}
