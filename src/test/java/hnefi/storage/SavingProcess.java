package hnefi.storage;

import java.nio.file.Path;
import java.time.Duration;

/// Counts in a file, and says each number as soon as it is saved, until it is killed.
public final class SavingProcess {
  private SavingProcess() {}

  public static void main(String[] args) {
    BackgroundWriter writer = BackgroundWriter.ofThread();
    FileRepository<String> repository =
        new FileRepository<>(
            Path.of(args[0]),
            new PlainText(),
            new StorageContext(writer, notice -> System.exit(3)));
    String last = repository.load();
    for (int i = last.isEmpty() ? 1 : Integer.parseInt(last) + 1; ; i++) {
      repository.save(Integer.toString(i));
      if (!writer.flush(Duration.ofMinutes(1))) {
        System.exit(4);
      }
      System.out.println(i);
    }
  }
}
