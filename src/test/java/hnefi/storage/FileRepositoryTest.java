package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Message;
import hnefi.text.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileRepositoryTest {
  /// Lines that are kept as they are, but for those that say `bad`.
  private static final class Lines implements TextFormat<String> {
    @Override
    public String initial() {
      return "initial";
    }

    @Override
    public Salvaged<String> read(String text) {
      List<String> lines = text.lines().toList();
      int bad = lines.indexOf("bad") + 1;
      return new Salvaged<>(
          String.join("\n", lines.stream().filter(line -> !line.equals("bad")).toList()),
          bad == 0 ? Optional.empty() : Optional.of(new LineFault(bad, Message.of("because"))));
    }

    @Override
    public String write(String value) {
      return value;
    }

    @Override
    public Words reasons(Language language) {
      return Words.of(language, Map.of("because", "it is bad"));
    }
  }

  @TempDir private Path folder = Path.of("");
  private final List<Localized> notices = new ArrayList<>();
  private Path path = Path.of("");

  @BeforeEach
  void nameTheFile() {
    path = folder.resolve("hnefi/value.txt");
  }

  @Test
  void withoutAFileTheInitialValueHoldsAndNothingIsSaid() {
    assertThat(repository().load()).isEqualTo("initial");
    assertThat(notices).isEmpty();
    assertThat(path).doesNotExist();
  }

  @Test
  void whatIsSavedIsLoadedAgain() {
    FileRepository<String> repository = repository();
    repository.load();
    repository.save("one");
    repository.save("two");

    assertThat(repository().load()).isEqualTo("two");
    assertThat(notices).isEmpty();
  }

  @Test
  void ofADamagedFileTheGoodLinesHoldAndTheOriginalIsKept() throws IOException {
    write("one\nbad\nthree");

    assertThat(repository().load()).isEqualTo("one\nthree");

    assertThat(said()).contains(path.toString(), "line 2: it is bad", "value.txt.damaged-1");
    assertThat(path.resolveSibling("value.txt.damaged-1")).hasContent("one\nbad\nthree");
    assertThat(path).hasContent("one\nthree");
  }

  @Test
  void aFileThatIsNoTextIsKeptAside() throws IOException {
    byte[] bytes = {(byte) 0xff, (byte) 0xfe, 0, 1, 2};
    Files.createDirectories(path.getParent());
    Files.write(path, bytes);

    assertThat(repository().load()).isEqualTo("initial");

    assertThat(said()).contains("not a text file", "is not used");
    assertThat(path.resolveSibling("value.txt.damaged-1")).hasBinaryContent(bytes);
  }

  @Test
  void aFileOfHundredMegabytesIsKeptAsideUnread() throws Exception {
    Files.createDirectories(path.getParent());
    GameRepositoryTest.make("huge", path);

    assertThat(repository().load()).isEqualTo("initial");

    assertThat(said()).contains("too large");
    assertThat(path.resolveSibling("value.txt.damaged-1")).hasSize(100 << 20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pipe", "folder", "zeros"})
  void whatIsNoRegularFileIsNeitherReadNorReplaced(String kind) throws Exception {
    Files.createDirectories(path.getParent());
    GameRepositoryTest.make(kind, path);
    FileRepository<String> repository = repository();

    assertThat(repository.load()).isEqualTo("initial");
    repository.save("new");

    assertThat(said()).contains(path.toString(), "changes are not saved");
    assertThat(Files.isRegularFile(path)).isFalse();
    assertThat(path.getParent()).isDirectoryNotContaining("glob:**value.txt.*");
  }

  @Test
  void whatCouldNotBeReadIsNotWrittenOver() throws IOException {
    write("precious");
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("-w-------"));
    assumeThat(Files.isReadable(path)).as("whoever may read everything cannot see this").isFalse();
    FileRepository<String> repository = repository();

    assertThat(repository.load()).isEqualTo("initial");
    repository.save("new");

    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
    assertThat(path).hasContent("precious");
    assertThat(said()).contains("changes are not saved");
  }

  @Test
  void whatCouldNotBeSetAsideIsNotWrittenOver() throws IOException {
    write("one\nbad");
    FileRepository<String> repository =
        repository(
            new AtomicFiles(
                new LocalDisk() {
                  @Override
                  public void rename(Path from, Path to) throws IOException {
                    throw new IOException("not now");
                  }
                }));

    repository.load();
    repository.save("new");

    assertThat(path).hasContent("one\nbad");
    assertThat(said()).contains("changes are not saved");
  }

  @Test
  void whatSomebodyElseWroteMeanwhileIsKeptAside() throws IOException {
    write("first");
    FileRepository<String> repository = repository();
    repository.load();
    write("by hand");

    repository.save("mine");
    repository.save("mine again");

    assertThat(path).hasContent("mine again");
    assertThat(path.resolveSibling("value.txt.other-1")).hasContent("by hand");
    assertThat(said()).contains("value.txt.other-1");
  }

  @Test
  void whereFoldersCannotBeSyncedItsOwnTextIsNotTakenForThatOfSomebodyElse() {
    FileRepository<String> repository = repository(new AtomicFiles(new UnsyncedFolders()));
    repository.load();
    repository.save("one");
    repository.save("two");

    assertThat(path).hasContent("two");
    assertThat(path.getParent()).isDirectoryNotContaining("glob:**value.txt.*");
    assertThat(notices).isEmpty();
  }

  @Test
  void whatWasSetAsideIsToldEvenIfNothingCanBeWrittenThen() throws IOException {
    write("first");
    FileRepository<String> repository =
        repository(
            new AtomicFiles(
                new LocalDisk() {
                  @Override
                  public void write(Path file, byte[] bytes, FileTime modified) throws IOException {
                    throw new IOException("not now");
                  }
                }));
    repository.load();
    write("by hand");

    repository.save("mine");

    Path kept = path.resolveSibling("value.txt.other-1");
    assertThat(kept).hasContent("by hand");
    assertThat(notices)
        .containsExactly(
            new FileProblem.Changed(path, kept),
            new FileProblem.Unreachable(path, FileProblem.Cause.OTHER));
  }

  @Test
  void whatCannotBeWrittenIsSaidAndDoesNotStopTheProgram() throws IOException {
    Files.writeString(folder.resolve("hnefi"), "a file where a folder should be");

    repository().save("new");

    assertThat(notices)
        .containsExactly(new FileProblem.Unreachable(path, FileProblem.Cause.NO_FOLDER));
  }

  private void write(String text) throws IOException {
    Files.createDirectories(path.getParent());
    Files.writeString(path, text, StandardCharsets.UTF_8);
  }

  private String said() {
    assertThat(notices).hasSize(1);
    return notices.getFirst().in(Language.EN);
  }

  private FileRepository<String> repository() {
    return repository(new AtomicFiles());
  }

  private FileRepository<String> repository(AtomicFiles files) {
    return new FileRepository<>(
        path, new Lines(), new StorageContext(files, BackgroundWriter.immediate(), notices::add));
  }
}
