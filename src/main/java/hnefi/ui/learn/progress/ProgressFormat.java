package hnefi.ui.learn.progress;

import hnefi.storage.TextFormat;
import hnefi.text.Excerpt;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Learners as text: a line a fact, its parts separated by tabs.
///
/// ```
/// hnefi learners 1
/// learner	star	Astrid
/// current
/// latest	capturing/one
/// done	capturing/one	3
/// review	capturing/which
/// ```
public final class ProgressFormat implements TextFormat<Learners> {
  private static final String HEAD = "hnefi learners 1";

  @Override
  public Learners initial() {
    return Learners.NOBODY_YET;
  }

  @Override
  public Words reasons(Language language) {
    return Words.of(ProgressFormat.class, "progress", language);
  }

  @Override
  public String write(Learners learners) {
    StringBuilder text = new StringBuilder(HEAD).append('\n');
    for (int i = 0; i < learners.all().size(); i++) {
      Learner each = learners.all().get(i);
      Progress progress = each.progress();
      line(text, "learner", each.avatar().id(), each.name());
      if (i == learners.current()) {
        line(text, "current");
      }
      progress.latest().ifPresent(step -> line(text, "latest", step.text()));
      progress.stars().forEach((step, count) -> line(text, "done", step.text(), "" + count));
      progress.review().forEach(step -> line(text, "review", step.text()));
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String... parts) {
    text.append(String.join("\t", parts)).append('\n');
  }

  @Override
  public Salvaged<Learners> read(String text) {
    List<String> lines = text.lines().toList();
    Reader reader = new Reader();
    List<LineFault> faults = new ArrayList<>();
    boolean headed = !lines.isEmpty() && lines.getFirst().equals(HEAD);
    if (!headed) {
      faults.add(LineFault.of(1, "progress.head"));
    }
    for (int i = headed ? 1 : 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank() && !reader.take(lines.get(i).split("\t", -1))) {
        faults.add(
            LineFault.of(i + 1, "progress.line", Excerpt.of(lines.get(i).replace('\t', ' '))));
      }
    }
    reader.close();
    if (reader.learners.isEmpty()) {
      faults.add(LineFault.of(Math.max(1, lines.size()), "progress.nobody"));
      return new Salvaged<>(initial(), faults.stream().findFirst());
    }
    return new Salvaged<>(
        new Learners(reader.learners, reader.current), faults.stream().findFirst());
  }

  /// Takes the lines one after the other; what stands below a bad learner is nobody's.
  private static final class Reader {
    private final List<Learner> learners = new ArrayList<>();
    private int current;
    private Optional<Learner> learner = Optional.empty();
    private Map<StepKey, Integer> stars = new LinkedHashMap<>();
    private Optional<StepKey> latest = Optional.empty();
    private Set<StepKey> review = new LinkedHashSet<>();

    private boolean take(String[] parts) {
      if (parts[0].equals("learner")) {
        return begin(parts);
      }
      if (learner.isEmpty()) {
        return false;
      }
      if (parts[0].equals("current") && parts.length == 1) {
        current = learners.size();
        return true;
      }
      Optional<StepKey> key = parts.length < 2 ? Optional.empty() : StepKey.read(parts[1]);
      if (key.isEmpty()) {
        return false;
      }
      return switch (parts[0]) {
        case "latest" -> {
          if (parts.length == 2) {
            latest = key;
          }
          yield parts.length == 2;
        }
        case "review" -> parts.length == 2 && review.add(key.get());
        case "done" ->
            parts.length == 3
                && parts[2].matches("[1-3]")
                && stars.putIfAbsent(key.get(), Integer.parseInt(parts[2])) == null;
        default -> false;
      };
    }

    private boolean begin(String[] parts) {
      close();
      Optional<Avatar> avatar = parts.length == 3 ? Avatar.of(parts[1]) : Optional.empty();
      if (avatar.isEmpty() || !(parts[2].isEmpty() || Learner.isName(parts[2]))) {
        return false;
      }
      learner = Optional.of(new Learner(parts[2], avatar.get(), Progress.NONE));
      return true;
    }

    private void close() {
      learner.ifPresent(each -> learners.add(each.with(new Progress(stars, latest, review))));
      learner = Optional.empty();
      stars = new LinkedHashMap<>();
      latest = Optional.empty();
      review = new LinkedHashSet<>();
    }
  }
}
