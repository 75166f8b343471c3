package hnefi.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.junit.jupiter.api.Test;

class SoundPlayerTest {
  private final BlockingQueue<byte[]> heard = new LinkedBlockingQueue<>();
  private final List<AudioFormat> opened = new CopyOnWriteArrayList<>();

  @Test
  void oneLineIsOpenedForAllSounds() throws InterruptedException {
    try (SoundPlayer player = new SoundPlayer(this::line)) {
      play(player);
      byte[] first = hear();
      play(player);
      assertThat(hear()).isEqualTo(first);
    }
    assertThat(opened).hasSize(1).first().extracting(AudioFormat::getSampleRate).isEqualTo(44_100f);
  }

  @Test
  void anOddDeviceGetsWhatItUnderstands() throws InterruptedException {
    try (SoundPlayer player =
        new SoundPlayer(format -> {
          if (format.getSampleRate() != 48_000 || format.getChannels() != 2) {
            throw new IllegalArgumentException("not supported");
          }
          return line(format);
        })) {
      play(player);
      byte[] stereo = hear();
      assertThat(stereo).hasSizeGreaterThan(4);
      assertThat(stereo[200]).isEqualTo(stereo[202]);
    }
  }

  @Test
  void aBusyDeviceIsLeftAloneForAWhile() throws InterruptedException {
    LinkedBlockingQueue<AudioFormat> tried = new LinkedBlockingQueue<>();
    try (SoundPlayer player =
        new SoundPlayer(format -> {
          tried.add(format);
          throw new LineUnavailableException("busy");
        })) {
      play(player);
      for (int i = 0; i < SoundDevice.FORMATS.size(); i++) {
        assertThat(tried.poll(20, TimeUnit.SECONDS)).isNotNull();
      }
      play(player);
    }
    assertThat(tried).isEmpty();
  }

  @Test
  void aMachineWithoutDevicesIsSilent() {
    SoundDevice none =
        _ -> {
          throw new SecurityException("no mixer");
        };
    assertThat(none.openBest()).isEmpty();
  }

  @Test
  void aDriverWhoseLibraryIsMissingIsSilent() {
    SoundDevice broken =
        _ -> {
          throw new UnsatisfiedLinkError("libasound.so.2");
        };
    assertThat(broken.openBest()).isEmpty();
  }

  private static void play(SoundPlayer player) {
    player.play(SoundEffect.MOVE, Material.WOOD, Duration.ZERO);
  }

  private byte[] hear() throws InterruptedException {
    return Objects.requireNonNull(heard.poll(20, TimeUnit.SECONDS));
  }

  /// A line that keeps what is written to it.
  private SourceDataLine line(AudioFormat format) {
    opened.add(format);
    return (SourceDataLine)
        Proxy.newProxyInstance(
            SourceDataLine.class.getClassLoader(),
            new Class<?>[] {SourceDataLine.class},
            (_, method, arguments) ->
                switch (method.getName()) {
                  case "getFormat" -> format;
                  case "write" -> {
                    heard.add((byte[]) arguments[0]);
                    yield arguments[2];
                  }
                  default -> null;
                });
  }
}
