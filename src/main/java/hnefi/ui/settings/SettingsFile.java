package hnefi.ui.settings;

import hnefi.files.FileTrouble;
import hnefi.files.SafeFile;
import hnefi.text.Localized;
import hnefi.text.Message;
import hnefi.text.Words;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/// Keeps the settings in a file.
///
/// A damaged file is set aside, never overwritten, and the defaults hold.
public final class SettingsFile {
  private final Path file;

  public SettingsFile(Path file) {
    this.file = file;
  }

  /// What was read, and what had to be said about it.
  public record Opened(Settings settings, Optional<FileTrouble> trouble) {}

  public Opened read() {
    try {
      return switch (SettingsText.read(Files.readString(file))) {
        case SettingsText.Read.Good(Settings settings) -> new Opened(settings, Optional.empty());
        case SettingsText.Read.Bad(int line, Message reason) -> damaged(line, reason);
      };
    } catch (NoSuchFileException _) {
      return new Opened(Settings.DEFAULT, Optional.empty());
    } catch (CharacterCodingException _) {
      return damaged(0, Message.of("reason.encoding"));
    } catch (IOException e) {
      return unreachable(e);
    }
  }

  /// Writes the settings.
  ///
  /// @return what went wrong, if anything did
  public Optional<FileTrouble> write(Settings settings) {
    try {
      SafeFile.write(file, SettingsText.write(settings));
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(new FileTrouble.Unreachable(file, reason(e)));
    }
  }

  private Opened damaged(int line, Message reason) {
    Localized why = language -> Words.of(SettingsFile.class, "file", language).say(reason);
    try {
      Path kept = SafeFile.setAside(file);
      return new Opened(
          Settings.DEFAULT, Optional.of(new FileTrouble.Damaged(file, line, why, kept)));
    } catch (IOException e) {
      return unreachable(e);
    }
  }

  private Opened unreachable(IOException e) {
    return new Opened(Settings.DEFAULT, Optional.of(new FileTrouble.Unreachable(file, reason(e))));
  }

  private static String reason(IOException e) {
    return e.getClass().getSimpleName();
  }
}
