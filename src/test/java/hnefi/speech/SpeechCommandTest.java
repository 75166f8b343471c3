package hnefi.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpeechCommandTest {
  @TempDir private Path folder;

  @Test
  void theDispatcherOfTheDesktopIsPreferredToAProgramAlone() throws IOException {
    install("espeak-ng");
    assertThat(found("Linux")).isEqualTo(SpeechCommand.Kind.ESPEAK_NG);
    install("spd-say");
    assertThat(found("Linux")).isEqualTo(SpeechCommand.Kind.SPD_SAY);
  }

  @Test
  void everySystemHasItsOwnProgram() throws IOException {
    install("espeak-ng");
    install("say");
    install("powershell.exe");

    assertThat(found("Mac OS X")).isEqualTo(SpeechCommand.Kind.SAY);
    assertThat(found("Windows 11")).isEqualTo(SpeechCommand.Kind.POWERSHELL);
  }

  @Test
  void aMachineWithoutAProgramHasNone() throws IOException {
    Files.createFile(folder.resolve("espeak-ng")); // not to be executed

    assertThat(SpeechCommand.find("Linux", List.of(folder, folder.resolve("no-folder")))).isEmpty();
  }

  @Test
  void theVoiceFollowsTheLanguage() {
    assertThat(line(SpeechCommand.Kind.ESPEAK_NG, Locale.of("sv"))).containsSubsequence("-v", "sv");
    assertThat(line(SpeechCommand.Kind.SPD_SAY, Locale.of("de")))
        .containsSubsequence("--language", "de");
    assertThat(line(SpeechCommand.Kind.SAY, Locale.of("de"))).contains("Anna");
    String script =
        new String(
            Base64.getDecoder()
                .decode(line(SpeechCommand.Kind.POWERSHELL, Locale.of("sv")).getLast()),
            StandardCharsets.UTF_16LE);
    assertThat(script).contains("[Globalization.CultureInfo]'sv");
  }

  private List<String> line(SpeechCommand.Kind kind, Locale language) {
    return new SpeechCommand(kind, folder.resolve("x")).line(language);
  }

  private SpeechCommand.Kind found(String system) {
    return SpeechCommand.find(system, List.of(folder)).orElseThrow().kind();
  }

  private void install(String name) throws IOException {
    Path file = Files.createFile(folder.resolve(name));
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }
}
