package hnefi.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the stand-in for a speaker is a shell script")
class CommandVoiceTest {
  /// Nobody waits so long.
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  @TempDir private Path folder;

  @Test
  void oneTextIsSpokenAfterTheOther() throws IOException {
    try (CommandVoice voice = voice("cat >> spoken")) {
      voice.speak("ett\ntvå", Locale.of("sv"));
      voice.speak("drei", Locale.of("de"));
      awaitQuiet(voice);
    }
    assertThat(spoken().lines().map(String::strip)).containsExactly("ett två", "drei");
  }

  @Test
  void silenceCutsShortWhatIsSpokenAndForgetsWhatWaits() throws IOException {
    try (CommandVoice voice = voice("cat >> spoken; grep -q long spoken && exec sleep 60")) {
      voice.speak("long", Locale.of("en"));
      voice.speak("waiting", Locale.of("en"));
      await(() -> spoken().contains("long"));
      voice.silence();
      awaitQuiet(voice);
    }
    assertThat(spoken()).contains("long").doesNotContain("waiting");
  }

  @Test
  void aServerIsToldToStopBeforeItGetsTheNextText() throws IOException {
    Path program =
        script(
            """
            echo "$1" >> calls
            test "$1" = --wait && cat >> spoken && exec sleep 60
            """);
    try (CommandVoice voice =
        new CommandVoice(new SpeechCommand(SpeechCommand.Kind.SPD_SAY, program))) {
      voice.speak("long", Locale.of("en"));
      await(() -> read("spoken").contains("long"));
      voice.silence();
      voice.speak("next", Locale.of("en"));
      await(() -> read("spoken").contains("next"));
    }
    // What other programs say, such as a screen reader, is not cancelled.
    assertThat(read("calls").lines()).startsWith("--wait", "--stop", "--wait").endsWith("--stop");
  }

  @Test
  void aCommandThatFailsKeepsNothingFromBeingSpokenLater() throws IOException {
    try (CommandVoice voice = new CommandVoice(command(folder.resolve("gone")))) {
      voice.speak("unheard", Locale.of("en"));
      awaitQuiet(voice);
      assertThat(voice.isSpeaking()).isFalse();
    }
  }

  private CommandVoice voice(String script) throws IOException {
    return new CommandVoice(command(script(script)));
  }

  private Path script(String script) throws IOException {
    Path file =
        Files.createFile(
            folder.resolve("speaker"),
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
    Files.writeString(file, "#!/bin/sh\ncd " + folder + "\n" + script + "\n");
    return file;
  }

  private static SpeechCommand command(Path program) {
    return new SpeechCommand(SpeechCommand.Kind.ESPEAK_NG, program);
  }

  private String spoken() {
    return read("spoken");
  }

  private String read(String name) {
    try {
      Path file = folder.resolve(name);
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static void awaitQuiet(Voice voice) {
    await(() -> !voice.isSpeaking());
  }

  private static void await(BooleanSupplier condition) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).isLessThan(end);
      LockSupport.parkNanos(1_000_000);
    }
  }
}
