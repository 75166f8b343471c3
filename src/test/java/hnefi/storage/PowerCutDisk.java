package hnefi.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A disk that remembers what was done and synced when, and tells what a power cut after any of its
/// operations can leave behind.
///
/// Names last once their folder is synced, bytes once their file is. Until then each name that was
/// given, changed or taken may have reached the disk or not, in any order; of bytes nothing, the
/// first half or all of them.
class PowerCutDisk extends LocalDisk {
  private sealed interface Operation {
    record Empty(String name, int inode) implements Operation {}

    record Write(String name, int inode, byte[] bytes) implements Operation {}

    record Sync(String name) implements Operation {}

    record Rename(String from, String to) implements Operation {}

    record Delete(String name) implements Operation {}

    record SyncFolder() implements Operation {}

    record Acknowledge(int state) implements Operation {}
  }

  /// What can be left.
  ///
  /// @param acknowledged the last state of which somebody was told that it is safe
  record Remains(Map<String, byte[]> files, int acknowledged) {}

  private final List<Operation> done = new ArrayList<>();
  private int inodes;

  /// Takes note that somebody was told that a state is safe.
  void acknowledge(int state) {
    done.add(new Operation.Acknowledge(state));
  }

  @Override
  void createEmpty(Path file) throws IOException {
    super.createEmpty(file);
    done.add(new Operation.Empty(name(file), inodes++));
  }

  @Override
  void write(Path file, byte[] bytes, FileTime modified) throws IOException {
    super.write(file, bytes, modified);
    done.add(new Operation.Write(name(file), inodes++, bytes));
  }

  @Override
  void sync(Path file) throws IOException {
    super.sync(file);
    done.add(new Operation.Sync(name(file)));
  }

  @Override
  void rename(Path from, Path to) throws IOException {
    super.rename(from, to);
    done.add(new Operation.Rename(name(from), name(to)));
  }

  @Override
  void syncFolder(Path folder) {
    super.syncFolder(folder);
    done.add(new Operation.SyncFolder());
  }

  @Override
  void delete(Path file) throws IOException {
    super.delete(file);
    done.add(new Operation.Delete(name(file)));
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  /// A name that came to stand for another file, or for none.
  private record Entry(String name, int inode) {
    static final int NONE = -1;
  }

  /// What is in memory and what has reached the disk while the operations are followed.
  private static final class State {
    final Map<String, Integer> names = new HashMap<>();
    final Map<String, Integer> lastingNames = new HashMap<>();
    final List<List<Entry>> pending = new ArrayList<>();
    final Map<Integer, byte[]> bytes = new HashMap<>();
    final Set<Integer> lasting = new HashSet<>();
    int acknowledged;

    void follow(Operation operation) {
      switch (operation) {
        case Operation.Empty(String name, int inode) -> put(name, inode, new byte[0]);
        case Operation.Write(String name, int inode, byte[] all) -> put(name, inode, all);
        case Operation.Sync(String name) -> lasting.add(names.getOrDefault(name, Entry.NONE));
        case Operation.Rename(String from, String to) -> {
          int inode = names.getOrDefault(from, Entry.NONE);
          change(new Entry(from, Entry.NONE), new Entry(to, inode));
        }
        case Operation.Delete(String name) -> change(new Entry(name, Entry.NONE));
        case Operation.SyncFolder() -> {
          lastingNames.clear();
          lastingNames.putAll(names);
          pending.clear();
        }
        case Operation.Acknowledge(int state) -> acknowledged = state;
      }
    }

    private void put(String name, int inode, byte[] all) {
      bytes.put(inode, all);
      change(new Entry(name, inode));
    }

    private void change(Entry... entries) {
      apply(List.of(entries), names);
      pending.add(List.of(entries));
    }

    private static void apply(List<Entry> entries, Map<String, Integer> to) {
      for (Entry each : entries) {
        if (each.inode() == Entry.NONE) {
          to.remove(each.name());
        } else {
          to.put(each.name(), each.inode());
        }
      }
    }

    List<Remains> remains() {
      List<Remains> all = new ArrayList<>();
      for (int reached = 0; reached < 1 << pending.size(); reached++) {
        Map<String, Integer> left = new HashMap<>(lastingNames);
        for (int i = 0; i < pending.size(); i++) {
          if ((reached >> i & 1) == 1) {
            apply(pending.get(i), left);
          }
        }
        for (int half = 0; half <= 2; half++) {
          Map<String, byte[]> files = new HashMap<>();
          int halves = half;
          left.forEach((name, inode) -> files.put(name, leftOf(inode, halves)));
          all.add(new Remains(files, acknowledged));
        }
      }
      return all;
    }

    private byte[] leftOf(int inode, int halves) {
      byte[] all = bytes.getOrDefault(inode, new byte[0]);
      return lasting.contains(inode) ? all : Arrays.copyOf(all, all.length * halves / 2);
    }
  }

  /// Returns everything that a power cut at any moment can leave.
  List<Remains> remains() {
    List<Remains> all = new ArrayList<>();
    State state = new State();
    for (Operation each : done) {
      state.follow(each);
      all.addAll(state.remains());
    }
    return all;
  }

  /// Puts what is left into an empty folder.
  static void restore(Remains remains, Path folder) throws IOException {
    for (Map.Entry<String, byte[]> each : remains.files().entrySet()) {
      Files.write(folder.resolve(each.getKey()), each.getValue());
    }
  }
}
