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
      play(player, Volume.NORMAL);
      byte[] first = hear();
      play(player, Volume.NORMAL);
      assertThat(hear()).isEqualTo(first);
    }
    assertThat(opened).hasSize(1).first().extracting(AudioFormat::getSampleRate).isEqualTo(44_100f);
  }

  @Test
  void quietSoundsAreSmallerAndNoneIsMadeWhenTheyAreOff() throws InterruptedException {
    try (SoundPlayer player = new SoundPlayer(this::line)) {
      play(player, Volume.OFF);
      play(player, Volume.LOUD);
      int loud = loudest(hear());
      play(player, Volume.QUIET);
      assertThat(loudest(hear())).isBetween(loud / 5, loud / 3);
    }
    assertThat(heard).isEmpty();
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
      play(player, Volume.NORMAL);
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
      play(player, Volume.NORMAL);
      for (int i = 0; i < SoundDevice.FORMATS.size(); i++) {
        assertThat(tried.poll(20, TimeUnit.SECONDS)).isNotNull();
      }
      play(player, Volume.NORMAL);
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

  private static void play(SoundPlayer player, Volume volume) {
    player.play(SoundEffect.MOVE, Material.WOOD, volume, Duration.ZERO);
  }

  private byte[] hear() throws InterruptedException {
    return Objects.requireNonNull(heard.poll(20, TimeUnit.SECONDS));
  }

  private static int loudest(byte[] bytes) {
    int most = 0;
    for (int i = 0; i + 1 < bytes.length; i += 2) {
      most = Math.max(most, Math.abs((short) ((bytes[i] & 0xff) | bytes[i + 1] << 8)));
    }
    return most;
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
