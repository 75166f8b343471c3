package hnefi.ui.profile;

import hnefi.board.Side;
import hnefi.session.AdaptiveDifficulty;
import hnefi.storage.AssistanceText;
import hnefi.storage.TextFormat;
import hnefi.text.Excerpt;
import hnefi.text.Language;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Profiles as text: a line a fact, its parts separated by tabs.
///
/// ```
/// hnefi learners 1
/// learner	star	Astrid
/// current
/// latest	capturing/one
/// done	capturing/one	3
/// review	capturing/which
/// first-try	puzzles-haende/p1b2c3	solved
/// result	fetlar	attackers	3	0	1
/// adapts	bjorn	take-back hints	1
/// ```
///
/// `first-try` tells whether a puzzle was `solved` or `missed` by it; `result` counts the games
/// won, drawn and lost by a rule set on a side; `adapts` tells whom the opponent that adjusts has
/// become, with which assistance, and the run since the last change.
public final class ProfilesFormat implements TextFormat<Profiles> {
  private static final String HEAD = "hnefi learners 1";
  private static final String ID = "[a-z0-9-]+";

  @Override
  public Profiles initial() {
    return Profiles.NOBODY_YET;
  }

  @Override
  public Words reasons(Language language) {
    return Words.of(ProfilesFormat.class, "profile", language);
  }

  @Override
  public String write(Profiles profiles) {
    StringBuilder text = new StringBuilder(HEAD).append('\n');
    for (int i = 0; i < profiles.all().size(); i++) {
      Profile each = profiles.all().get(i);
      Progress progress = each.progress();
      line(text, "learner", each.emblem().id(), each.name());
      if (i == profiles.current()) {
        line(text, "current");
      }
      progress.latest().ifPresent(step -> line(text, "latest", step.text()));
      progress.stars().forEach((step, count) -> line(text, "done", step.text(), "" + count));
      progress.review().forEach(step -> line(text, "review", step.text()));
      progress
          .firstTries()
          .forEach(
              (step, solved) -> line(text, "first-try", step.text(), solved ? "solved" : "missed"));
      each.results()
          .forEach((kind, count) ->
              line(
                  text,
                  "result",
                  kind.rulebook(),
                  Tag.of(kind.side()),
                  "" + count.won(),
                  "" + count.drawn(),
                  "" + count.lost()));
      each.difficulty()
          .ifPresent(adapts ->
              line(
                  text,
                  "adapts",
                  adapts.opponent(),
                  AssistanceText.write(adapts.assistance()),
                  "" + adapts.run()));
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String... parts) {
    text.append(String.join("\t", parts)).append('\n');
  }

  @Override
  public Salvaged<Profiles> read(String text) {
    List<String> lines = text.lines().toList();
    Reader reader = new Reader();
    List<LineFault> faults = new ArrayList<>();
    boolean headed = !lines.isEmpty() && lines.getFirst().equals(HEAD);
    if (!headed) {
      faults.add(LineFault.of(1, "profile.head"));
    }
    for (int i = headed ? 1 : 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank() && !reader.take(lines.get(i).split("\t", -1))) {
        faults.add(
            LineFault.of(i + 1, "profile.line", Excerpt.of(lines.get(i).replace('\t', ' '))));
      }
    }
    reader.close();
    if (reader.profiles.isEmpty()) {
      faults.add(LineFault.of(Math.max(1, lines.size()), "profile.nobody"));
      return new Salvaged<>(initial(), faults.stream().findFirst());
    }
    return new Salvaged<>(
        new Profiles(reader.profiles, reader.current), faults.stream().findFirst());
  }

  /// Takes the lines one after the other; what stands below a bad profile is nobody's.
  private static final class Reader {
    private final List<Profile> profiles = new ArrayList<>();
    private int current;
    private Optional<Profile> profile = Optional.empty();

    private boolean take(String[] parts) {
      if (parts[0].equals("learner")) {
        return begin(parts);
      }
      if (profile.isEmpty()) {
        return false;
      }
      if (parts[0].equals("current") && parts.length == 1) {
        current = profiles.size();
        return true;
      }
      Optional<Profile> more =
          switch (parts[0]) {
            case "result" -> result(profile.get(), parts);
            case "adapts" -> difficulty(parts).map(profile.get()::with);
            default -> progress(profile.get().progress(), parts).map(profile.get()::with);
          };
      profile = more.or(() -> profile);
      return more.isPresent();
    }

    private static Optional<Progress> progress(Progress known, String[] parts) {
      Optional<StepKey> key = parts.length < 2 ? Optional.empty() : StepKey.read(parts[1]);
      boolean alone = parts.length == 2;
      return key.flatMap(step ->
          switch (parts[0]) {
            case "latest" -> alone ? Optional.of(known.at(step)) : Optional.empty();
            case "review" -> alone ? review(known, step) : Optional.empty();
            case "first-try" -> alone ? Optional.empty() : firstTry(known, step, parts);
            case "done" -> alone ? Optional.empty() : done(known, step, parts);
            default -> Optional.empty();
          });
    }

    private static Optional<Progress> review(Progress known, StepKey step) {
      Set<StepKey> more = new LinkedHashSet<>(known.review());
      return more.add(step)
          ? Optional.of(new Progress(known.stars(), known.latest(), more, known.firstTries()))
          : Optional.empty();
    }

    private static Optional<Progress> firstTry(Progress known, StepKey step, String[] parts) {
      return parts.length == 3
              && parts[2].matches("solved|missed")
              && !known.firstTries().containsKey(step)
          ? Optional.of(known.tried(step, parts[2].equals("solved")))
          : Optional.empty();
    }

    private static Optional<Progress> done(Progress known, StepKey step, String[] parts) {
      if (parts.length != 3 || !parts[2].matches("[1-3]") || known.isDone(step)) {
        return Optional.empty();
      }
      Map<StepKey, Integer> more = new LinkedHashMap<>(known.stars());
      more.put(step, Integer.parseInt(parts[2]));
      return Optional.of(new Progress(more, known.latest(), known.review(), known.firstTries()));
    }

    private static Optional<Profile> result(Profile known, String[] parts) {
      Optional<Side> side = parts.length == 6 ? Tag.find(Side.class, parts[2]) : Optional.empty();
      boolean numbers =
          side.isPresent() && Arrays.stream(parts).skip(3).allMatch(n -> n.matches("[0-9]{1,6}"));
      if (!numbers || !parts[1].matches(ID)) {
        return Optional.empty();
      }
      ResultCount.Key kind = new ResultCount.Key(parts[1], side.get());
      ResultCount count =
          new ResultCount(
              Integer.parseInt(parts[3]), Integer.parseInt(parts[4]), Integer.parseInt(parts[5]));
      return known.results().containsKey(kind)
          ? Optional.empty()
          : Optional.of(known.with(kind, count));
    }

    private static Optional<AdaptiveDifficulty> difficulty(String[] parts) {
      if (parts.length != 4 || !parts[1].matches(ID) || !parts[3].matches("-?[01]")) {
        return Optional.empty();
      }
      return AssistanceText.read(parts[2])
          .map(given -> new AdaptiveDifficulty(parts[1], given, Integer.parseInt(parts[3])));
    }

    private boolean begin(String[] parts) {
      close();
      Optional<Emblem> emblem = parts.length == 3 ? Emblem.of(parts[1]) : Optional.empty();
      if (emblem.isEmpty() || !(parts[2].isEmpty() || Profile.isName(parts[2]))) {
        return false;
      }
      profile = Optional.of(Profile.of(parts[2], emblem.get()));
      return true;
    }

    private void close() {
      profile.ifPresent(profiles::add);
      profile = Optional.empty();
    }
  }
}
