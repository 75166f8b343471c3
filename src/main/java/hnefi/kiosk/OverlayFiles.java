package hnefi.kiosk;

import hnefi.storage.FileProblem;
import hnefi.storage.TextFile;
import hnefi.text.Message;
import java.io.File;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// The files of an overlay folder that may be laid over the content, and what is wrong with the
/// others. Symbolic links below the folder are not followed.
///
/// @param texts by their paths below the folder, with slashes
record OverlayFiles(Map<String, String> texts, List<KioskFault> faults) {
  private static final int MOST_FILES = 500;
  private static final int DEPTH = 8;
  private static final Pattern WORDS_AND_ARTICLES =
      Pattern.compile(
          "history/(de|en|sv)/[a-z0-9-]+\\.md"
              + "|history/[a-z-]+\\.yaml"
              + "|lessons/lessons_(de|en|sv)\\.properties");

  /// Returns whether a file of this path may stand in the folder.
  static boolean mayReplace(String path) {
    return WORDS_AND_ARTICLES.matcher(path).matches();
  }

  static OverlayFiles read(Path folder) {
    Reading reading = new Reading(folder);
    try {
      Path real = folder.toRealPath();
      if (!Files.isDirectory(real)) {
        return reading.refuse(folder, "fault.kiosk.no-folder");
      }
      Files.walkFileTree(real, Set.of(), DEPTH, new Visitor(real, reading));
    } catch (IOException _) {
      return reading.refuse(folder, "fault.kiosk.no-folder");
    }
    return reading.files();
  }

  private static final class Reading {
    private final Path folder;
    private final Map<String, String> texts = new TreeMap<>();
    private final List<KioskFault> faults = new ArrayList<>();

    Reading(Path folder) {
      this.folder = folder;
    }

    OverlayFiles files() {
      faults.sort(Comparator.comparing(KioskFault::file));
      return new OverlayFiles(texts, faults);
    }

    OverlayFiles refuse(Path file, String reason) {
      faults.add(new KioskFault(file, 0, Message.of(reason)));
      return files();
    }

    void read(Path file, String path, boolean regular) {
      Path named = folder.resolve(path);
      if (!regular) {
        refuse(named, "fault.kiosk.no-file");
      } else if (!mayReplace(path)) {
        refuse(named, "fault.kiosk.no-words");
      } else {
        try {
          texts.put(path, TextFile.read(file));
        } catch (CharacterCodingException _) {
          refuse(named, "fault.not-utf-8");
        } catch (IOException e) {
          FileProblem.Cause cause = FileProblem.Cause.of(file, e);
          faults.add(new KioskFault(named, 0, Message.of("fault.kiosk.unreadable", cause)));
        }
      }
    }
  }

  private static final class Visitor extends SimpleFileVisitor<Path> {
    private final Path root;
    private final Reading reading;
    private int files;

    Visitor(Path root, Reading reading) {
      this.root = root;
      this.reading = reading;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      return isHidden(folder) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (!isHidden(file)) {
        if (++files > MOST_FILES) {
          reading.refuse(reading.folder, "fault.kiosk.many-files");
          return FileVisitResult.TERMINATE;
        }
        reading.read(file, path(file), attributes.isRegularFile());
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException complaint) {
      reading.refuse(reading.folder.resolve(path(file)), "fault.kiosk.no-file");
      return FileVisitResult.CONTINUE;
    }

    /// What editors and file managers leave behind is nobody's mistake.
    private boolean isHidden(Path file) {
      String name = String.valueOf(file.getFileName());
      return !file.equals(root) && (name.startsWith(".") || name.endsWith("~"));
    }

    private String path(Path file) {
      return root.relativize(file).toString().replace(File.separatorChar, '/');
    }
  }
}
