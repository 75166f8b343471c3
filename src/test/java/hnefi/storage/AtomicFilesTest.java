package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class AtomicFilesTest {
  private final AtomicFiles files = new AtomicFiles();

  @TempDir private Path folder;

  @Test
  void writingCreatesTheFoldersOnTheWay() throws IOException {
    Path file = folder.resolve("a/b/c.txt");

    files.write(file, "þing");

    assertThat(file).hasContent("þing");
  }

  @Test
  void writingReplacesTheOldTextAndLeavesNothingBeside() throws IOException {
    Path file = folder.resolve("c.txt");
    files.write(file, "a long old text");

    files.write(file, "new");

    assertThat(file).hasContent("new");
    try (Stream<Path> all = Files.list(folder)) {
      assertThat(all).containsExactly(file);
    }
  }

  @Test
  void aFailedWriteKeepsTheOldTextAndLeavesNothingBeside() throws IOException {
    Path occupied = folder.resolve("occupied");
    Files.createDirectories(occupied.resolve("by a folder"));

    assertThatThrownBy(() -> files.write(occupied, "new")).isInstanceOf(IOException.class);

    assertThat(occupied.resolve("by a folder")).isDirectory();
    try (Stream<Path> all = Files.list(folder)) {
      assertThat(all).containsExactly(occupied);
    }
  }

  @Test
  void theReasonOfAFailureIsToldEvenIfNothingCanBeCleanedUp() {
    IOException reason = new IOException("disk full");
    IOException afterwards = new IOException("disk gone");
    AtomicFiles failing =
        new AtomicFiles(
            new LocalDisk() {
              @Override
              void sync(Path file) throws IOException {
                throw reason;
              }

              @Override
              void delete(Path file) throws IOException {
                throw afterwards;
              }
            });

    assertThatThrownBy(() -> failing.create(folder, "a", ".txt", "new", FileTime.fromMillis(1)))
        .isSameAs(reason)
        .hasSuppressedException(afterwards);
  }

  @Test
  void whereFoldersCannotBeSyncedWhatWasWrittenStaysAllTheSame() throws IOException {
    AtomicFiles unsynced = new AtomicFiles(new UnsyncedFolders());
    FileTime now = FileTime.fromMillis(1);

    Path created = unsynced.create(folder.resolve("new"), "a", ".txt", "first", now);
    unsynced.write(created, "second");
    Path moved = unsynced.move(created, folder.resolve("elsewhere"));
    Path aside = unsynced.setAside(moved, "damaged");

    assertThat(aside).hasContent("second");
    assertThat(List.of(created, moved)).noneMatch(Files::exists);
  }

  @Test
  void settingAsideNeverOverwritesWhatWasSetAsideBefore() throws IOException {
    Path file = folder.resolve("c.txt");
    Files.writeString(file, "first");
    Path first = files.setAside(file, "damaged");
    Files.writeString(file, "second");

    Path second = files.setAside(file, "damaged");

    assertThat(first).hasContent("first");
    assertThat(second).hasContent("second");
    assertThat(file).doesNotExist();
  }

  @Test
  void aSymbolicLinkStaysAndItsTargetIsWritten() throws IOException {
    Path target = Files.writeString(folder.resolve("target.txt"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.txt"), Path.of("target.txt"));

    files.write(link, "new");

    assertThat(link).isSymbolicLink();
    assertThat(target).hasContent("new");
  }

  @Test
  void aLinkToNothingIsWrittenThroughToo() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.txt"), Path.of("sub/target.txt"));

    files.write(link, "new");

    assertThat(link).isSymbolicLink();
    assertThat(folder.resolve("sub/target.txt")).hasContent("new");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void onlyTheirOwnerMayReadFilesThatTheProgramKeeps() throws IOException {
    Path file = folder.resolve("c.txt");

    files.write(file, "mine");

    assertThat(permissions(file)).isEqualTo("rw-------");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void documentsMayBeReadByWhomTheSystemLetsReadNewFiles() throws IOException {
    Path usual = Files.createFile(folder.resolve("usual"));
    Path file = folder.resolve("board.png");

    AtomicFiles.forDocuments().write(file, "for all");

    assertThat(permissions(file)).isEqualTo(permissions(usual));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whoMayReadAFileStaysWhenItIsReplaced() throws IOException {
    Path file = Files.createFile(folder.resolve("c.txt"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));

    files.write(file, "new");

    assertThat(permissions(file)).isEqualTo("rw-rw-r--");
  }

  private static String permissions(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  @Test
  void aNewFileNeverReplacesAnother() throws IOException {
    FileTime now = FileTime.fromMillis(1);
    Path first = files.create(folder, "a", ".txt", "first", now);
    Path second = files.create(folder, "a", ".txt", "second", now);

    assertThat(first).hasFileName("a.txt").hasContent("first");
    assertThat(second).hasFileName("a-2.txt").hasContent("second");
  }

  @Test
  void manyWhoCreateAtTheSameMomentAllKeepWhatTheyWrote() throws Exception {
    int writers = 8;
    int each = 25;
    try (ExecutorService threads = Executors.newFixedThreadPool(writers)) {
      CyclicBarrier together = new CyclicBarrier(writers);
      List<Future<Void>> begun = new ArrayList<>();
      for (int writer = 0; writer < writers; writer++) {
        String name = "writer " + writer;
        begun.add(
            threads.submit(() -> {
              for (int i = 0; i < each; i++) {
                together.await();
                Path own =
                    files.create(folder, "a" + i, ".txt", name + ", " + i, FileTime.fromMillis(1));
                assertThat(own).hasContent(name + ", " + i);
              }
              return null;
            }));
      }
      for (Future<Void> writer : begun) {
        writer.get();
      }
    }
    Set<String> texts = new HashSet<>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.toList()) {
        texts.add(Files.readString(file));
      }
    }
    assertThat(texts).hasSize(writers * each);
  }

  @Test
  void onlyDraftsOfProgramsThatNoLongerRunAreRemoved() throws Exception {
    long dead = new ProcessBuilder("true").start().onExit().get().pid();
    long alive = ProcessHandle.current().pid();
    Path orphan = Files.writeString(folder.resolve("c.txt." + dead + ".new"), "");
    Path older = Files.writeString(folder.resolve("c.txt.17446744073709551615.new"), "");
    Path own = Files.writeString(folder.resolve("c.txt." + alive + ".new"), "");
    Path foreign = Files.writeString(folder.resolve("brave.new"), "");

    files.removeTemporaryFiles(folder);

    assertThat(orphan).doesNotExist();
    assertThat(older).doesNotExist();
    assertThat(own).exists();
    assertThat(foreign).exists();
  }

  @Test
  void noFolderHasNoTemporaryFiles() {
    files.removeTemporaryFiles(folder.resolve("nowhere"));
    assertThat(folder).isEmptyDirectory();
  }
}
