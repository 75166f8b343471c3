package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import hnefi.text.Language;
import hnefi.text.Localized;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileRepositoryTest {
  @TempDir private Path folder = Path.of("");
  private final List<Localized> notices = new ArrayList<>();
  private Path path = Path.of("");

  @BeforeEach
  void nameTheFile() {
    path = folder.resolve("hnefi/value.yaml");
  }

  @Test
  void withoutAFileTheInitialValueHoldsAndNothingIsSaid() {
    assertThat(repository().load()).isEqualTo(Sample.INITIAL);
    assertThat(notices).isEmpty();
    assertThat(path).doesNotExist();
  }

  @Test
  void whatIsSavedIsLoadedAgain() {
    FileRepository<Sample> repository = repository();
    repository.load();
    repository.save(Sample.of("one"));
    repository.save(Sample.of("two"));

    assertThat(repository().load()).isEqualTo(Sample.of("two"));
    assertThat(notices).isEmpty();
  }

  @Test
  void ofADamagedFileTheGoodLinesHoldAndTheOriginalIsKept() throws IOException {
    String damaged = "text: one\nnumbers: [1, bad, 3]\n";
    write(damaged);
    Sample sound = new Sample("one", List.of(1, 3));

    assertThat(repository().load()).isEqualTo(sound);

    assertThat(said())
        .contains(path.toString(), "line 2: “bad” is not a whole number.", "value.yaml.damaged-1");
    assertThat(path.resolveSibling("value.yaml.damaged-1")).hasContent(damaged);
    assertThat(path).hasContent(sound.written());
  }

  @Test
  void aFileThatIsNoTextIsKeptAside() throws IOException {
    byte[] bytes = {(byte) 0xff, (byte) 0xfe, 0, 1, 2};
    Files.createDirectories(path.getParent());
    Files.write(path, bytes);

    assertThat(repository().load()).isEqualTo(Sample.INITIAL);

    assertThat(said()).contains("not a text file", "is not used");
    assertThat(path.resolveSibling("value.yaml.damaged-1")).hasBinaryContent(bytes);
  }

  @Test
  void aFileOfHundredMegabytesIsKeptAsideUnread() throws Exception {
    Files.createDirectories(path.getParent());
    GameRepositoryTest.make("huge", path);

    assertThat(repository().load()).isEqualTo(Sample.INITIAL);

    assertThat(said()).contains("too large");
    assertThat(path.resolveSibling("value.yaml.damaged-1")).hasSize(100 << 20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pipe", "folder", "zeros"})
  void whatIsNoRegularFileIsNeitherReadNorReplaced(String kind) throws Exception {
    Files.createDirectories(path.getParent());
    GameRepositoryTest.make(kind, path);
    FileRepository<Sample> repository = repository();

    assertThat(repository.load()).isEqualTo(Sample.INITIAL);
    repository.save(Sample.of("new"));

    assertThat(said()).contains(path.toString(), "changes are not saved");
    assertThat(Files.isRegularFile(path)).isFalse();
    assertThat(path.getParent()).isDirectoryNotContaining("glob:**value.yaml.*");
  }

  @Test
  void whatCouldNotBeReadIsNotWrittenOver() throws IOException {
    write("precious");
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("-w-------"));
    assumeThat(Files.isReadable(path)).as("whoever may read everything cannot see this").isFalse();
    FileRepository<Sample> repository = repository();

    assertThat(repository.load()).isEqualTo(Sample.INITIAL);
    repository.save(Sample.of("new"));

    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
    assertThat(path).hasContent("precious");
    assertThat(said()).contains("changes are not saved");
  }

  @Test
  void whatCouldNotBeSetAsideIsNotWrittenOver() throws IOException {
    write("bad: one");
    FileRepository<Sample> repository =
        repository(
            new AtomicFiles(
                new LocalDisk() {
                  @Override
                  void rename(Path from, Path to) throws IOException {
                    throw new IOException("not now");
                  }
                }));

    repository.load();
    repository.save(Sample.of("new"));

    assertThat(path).hasContent("bad: one");
    assertThat(said()).contains("changes are not saved");
  }

  @Test
  void whatSomebodyElseWroteMeanwhileIsKeptAside() throws IOException {
    write("text: first");
    FileRepository<Sample> repository = repository();
    repository.load();
    write("by hand");

    repository.save(Sample.of("mine"));
    repository.save(Sample.of("mine again"));

    assertThat(path).hasContent(Sample.of("mine again").written());
    assertThat(path.resolveSibling("value.yaml.other-1")).hasContent("by hand");
    assertThat(said()).contains("value.yaml.other-1");
  }

  @Test
  void whereFoldersCannotBeSyncedItsOwnTextIsNotTakenForThatOfSomebodyElse() {
    FileRepository<Sample> repository = repository(new AtomicFiles(new UnsyncedFolders()));
    repository.load();
    repository.save(Sample.of("one"));
    repository.save(Sample.of("two"));

    assertThat(path).hasContent(Sample.of("two").written());
    assertThat(path.getParent()).isDirectoryNotContaining("glob:**value.yaml.*");
    assertThat(notices).isEmpty();
  }

  @Test
  void whatWasSetAsideIsToldEvenIfNothingCanBeWrittenThen() throws IOException {
    write("text: first");
    FileRepository<Sample> repository =
        repository(
            new AtomicFiles(
                new LocalDisk() {
                  @Override
                  void write(Path file, byte[] bytes, FileTime modified) throws IOException {
                    throw new IOException("not now");
                  }
                }));
    repository.load();
    write("by hand");

    repository.save(Sample.of("mine"));

    Path kept = path.resolveSibling("value.yaml.other-1");
    assertThat(kept).hasContent("by hand");
    assertThat(notices)
        .containsExactly(
            new FileProblem.Changed(path, kept),
            new FileProblem.Unreachable(path, FileProblem.Cause.OTHER));
  }

  @Test
  void whatCannotBeWrittenIsSaidAndDoesNotStopTheProgram() throws IOException {
    Files.writeString(folder.resolve("hnefi"), "a file where a folder should be");

    repository().save(Sample.of("new"));

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

  private FileRepository<Sample> repository() {
    return repository(new AtomicFiles());
  }

  private FileRepository<Sample> repository(AtomicFiles files) {
    return Sample.repository(
        path, new StorageContext(files, BackgroundWriter.immediate(), notices::add));
  }
}
