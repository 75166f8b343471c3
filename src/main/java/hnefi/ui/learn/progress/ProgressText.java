package hnefi.ui.learn.progress;

import hnefi.text.Result;
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
final class ProgressText {
  private static final String HEAD = "hnefi learners 1";

  private final List<Learner> learners = new ArrayList<>();
  private int current;
  private Optional<Learner> learner = Optional.empty();
  private Map<StepKey, Integer> stars = new LinkedHashMap<>();
  private Optional<StepKey> latest = Optional.empty();
  private Set<StepKey> review = new LinkedHashSet<>();

  private ProgressText() {}

  static String write(Learners learners) {
    StringBuilder text = new StringBuilder(HEAD).append('\n');
    for (int i = 0; i < learners.all().size(); i++) {
      Learner each = learners.all().get(i);
      Progress progress = each.progress();
      line(text, "learner", each.emblem().id(), each.name());
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

  static Result<Learners> read(String text) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.getFirst().equals(HEAD)) {
      return Result.badAt(1, "progress.head");
    }
    ProgressText reader = new ProgressText();
    for (int i = 1; i < lines.size(); i++) {
      if (!lines.get(i).isBlank() && !reader.take(lines.get(i).split("\t", -1))) {
        return Result.badAt(i + 1, "progress.line", lines.get(i).replace('\t', ' '));
      }
    }
    reader.close();
    return reader.learners.isEmpty()
        ? Result.badAt(lines.size(), "progress.nobody")
        : new Result.Good<>(new Learners(reader.learners, reader.current));
  }

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
        latest = key;
        yield parts.length == 2;
      }
      case "review" -> review.add(key.get()) && parts.length == 2;
      case "done" ->
          parts.length == 3
              && parts[2].matches("[1-3]")
              && stars.put(key.get(), Integer.parseInt(parts[2])) == null;
      default -> false;
    };
  }

  private boolean begin(String[] parts) {
    close();
    Optional<Emblem> emblem = parts.length == 3 ? Emblem.of(parts[1]) : Optional.empty();
    if (emblem.isEmpty() || !(parts[2].isEmpty() || Learner.isName(parts[2]))) {
      return false;
    }
    learner = Optional.of(new Learner(parts[2], emblem.get(), Progress.NONE));
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
