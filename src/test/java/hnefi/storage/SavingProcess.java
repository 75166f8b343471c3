package hnefi.storage;

import java.nio.file.Path;
import java.time.Duration;

/// Counts in a file, and says each number as soon as it is saved, until it is killed.
public final class SavingProcess {
  private SavingProcess() {}

  public static void main(String[] args) {
    BackgroundWriter writer = BackgroundWriter.ofThread();
    FileRepository<Sample> repository =
        Sample.repository(Path.of(args[0]), new StorageContext(writer, notice -> System.exit(3)));
    Sample last = repository.load();
    for (int i = last.equals(Sample.INITIAL) ? 1 : Integer.parseInt(last.text()) + 1; ; i++) {
      repository.save(Sample.of(Integer.toString(i)));
      if (!writer.flush(Duration.ofMinutes(1))) {
        System.exit(4);
      }
      System.out.println(i);
    }
  }
}
