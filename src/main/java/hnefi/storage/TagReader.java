package hnefi.storage;

import hnefi.notation.GameText;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Takes out the tags of a game file, and tells what is wrong with the first bad one.
final class TagReader {
  private final Map<String, String> tags;
  private final GameText.Lines lines;
  private Optional<Result.Bad<SavedGame>> fault = Optional.empty();

  TagReader(GameText.Written written) {
    tags = written.tags();
    lines = written.lines();
  }

  /// Returns the value of a tag that may be missing.
  Optional<String> text(String tag) {
    return Optional.ofNullable(tags.get(tag));
  }

  /// Returns the value of a tag that must be there.
  String need(String tag) {
    if (!tags.containsKey(tag)) {
      add(new Result.Bad<>(0, Message.of("saved.missing", tag)));
    }
    return tags.getOrDefault(tag, "");
  }

  /// Returns what is read from the value of a tag; nothing if it is missing, or bad.
  <T> Optional<T> find(String tag, Function<String, Optional<T>> read) {
    return text(tag).flatMap(text -> read(tag, text, read));
  }

  /// Returns what is read from the value of a tag; nothing if it is bad.
  <T> Optional<T> read(String tag, String text, Function<String, Optional<T>> read) {
    Optional<T> value = read.apply(text);
    if (value.isEmpty()) {
      add(tag, Message.of("saved.tag", tag));
    }
    return value;
  }

  void add(String tag, Message reason) {
    add(new Result.Bad<>(lines.of(tag), reason.shortened()));
  }

  private void add(Result.Bad<SavedGame> bad) {
    fault = fault.or(() -> Optional.of(bad));
  }

  Optional<Result.Bad<SavedGame>> firstFault() {
    return fault;
  }
}
