package hnefi.storage;

import hnefi.content.yaml.RecordMapper;
import java.nio.file.Path;
import java.util.List;

/// Something to keep in a file.
record Sample(String text, List<Integer> numbers) {
  static final Sample INITIAL = new Sample("initial", List.of());

  static Sample of(String text) {
    return new Sample(text, List.of());
  }

  static FileRepository<Sample> repository(Path file, StorageContext context) {
    return new FileRepository<>(file, INITIAL, new RecordMapper(), context);
  }

  /// Returns the text of its file.
  String written() {
    return new RecordMapper().write(this, INITIAL);
  }
}
