package hnefi.fx.file;

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
import java.util.stream.Collectors;

/// Several files that are opened together, and what came of them, told in one message as soon as
/// all are read. Each file is told of once. Use it on the JavaFX thread.
public final class FileBatch {
  /// What files hold.
  @FunctionalInterface
  public interface Kind {
    /// Returns the sentence that so many were added.
    Localized added(int count);
  }

  /// How many of the files that were not added are named.
  private static final int NAMED = 8;

  private final Consumer<Localized> tell;
  private final Map<Kind, Integer> added = new LinkedHashMap<>();
  private final List<Path> unreadable = new ArrayList<>();
  private final List<Path> notAdded = new ArrayList<>();
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
  public void added(Kind kind, int count, List<? extends Localized> remarks) {
    added.merge(kind, count, Integer::sum);
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

  /// Hears that nothing came of one file for a reason that is told elsewhere.
  public void failed(Path file) {
    notAdded.add(file);
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
    added.forEach((kind, count) -> {
      if (count > 0) {
        sentences.add(kind.added(count));
      }
    });
    firstProblem.ifPresent(sentences::add);
    name(unreadable, "unreadable").ifPresent(sentences::add);
    name(notAdded, "not-added").ifPresent(sentences::add);
    sentences.addAll(notes);
    return sentences.stream().map(each -> each.in(language)).collect(Collectors.joining(" "));
  }

  private static Optional<Localized> name(List<Path> files, String key) {
    if (files.isEmpty()) {
      return Optional.empty();
    }
    String names = files.stream().limit(NAMED).map(FileName::of).collect(Collectors.joining(", "));
    String named = files.size() > NAMED ? names + ", …" : names;
    return Optional.of(language -> words(language).say(key, files.size(), named));
  }

  private static Words words(Language language) {
    return Words.of(FileDialogs.class, "dialog", language);
  }
}
