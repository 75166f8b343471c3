package hnefi.sound;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.SourceDataLine;

/// Plays sounds on one line, which is opened for the first one and stays open. Nothing waits for a
/// sound, and where none can be heard nothing else happens.
public final class SoundPlayer implements AutoCloseable {
  /// Sounds that come too late explain nothing.
  private static final int MOST_WAITING = 4;

  /// How long to leave a device alone that could not be opened.
  private static final Duration REST = Duration.ofSeconds(20);

  /// What every sample is multiplied with.
  private static final double LOUDNESS = 0.6;

  /// Nobody hears two sounds in so short a time.
  private static final Duration AT_ONCE = Duration.ofMillis(30);

  private record Sound(SoundEffect effect, Material material, long notBefore) {}

  private record Kept(SoundEffect effect, Material material, AudioFormat format) {}

  private final SoundDevice device;
  private final BlockingQueue<Sound> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
  private final Map<Kept, double[]> computed = new HashMap<>();
  private final Thread thread;
  private Optional<SourceDataLine> line = Optional.empty();
  private long triedAt;
  private boolean tried;

  public SoundPlayer() {
    this(SoundDevice.ofSystem());
  }

  SoundPlayer(SoundDevice device) {
    this.device = device;
    thread = Thread.ofPlatform().name("sound").daemon().start(this::run);
  }

  /// Plays a sound after a while.
  ///
  /// @param delay until the picture is where the sound belongs
  public void play(SoundEffect effect, Material material, Duration delay) {
    long due = System.nanoTime() + delay.toNanos();
    // Several boards may play the same move side by side.
    boolean twice =
        waiting.stream()
            .anyMatch(each ->
                each.effect() == effect && Math.abs(each.notBefore() - due) < AT_ONCE.toNanos());
    if (!twice) {
      waiting.offer(new Sound(effect, material, due));
    }
  }

  /// Falls silent for good.
  @Override
  public void close() {
    thread.interrupt();
  }

  private void run() {
    try {
      while (true) {
        play(waiting.take());
      }
    } catch (InterruptedException _) {
      line.ifPresent(SourceDataLine::close);
    }
  }

  private void play(Sound sound) throws InterruptedException {
    TimeUnit.NANOSECONDS.sleep(sound.notBefore() - System.nanoTime());
    try {
      open().ifPresent(open -> write(open, sound));
    } catch (RuntimeException | LinkageError e) {
      // Drivers fail in ways of their own, as when the device is pulled out.
      // Not before: the first logger of a program makes Java look into every jar.
      Logger.getLogger(SoundPlayer.class.getName()).log(Level.FINE, "not heard", e);
      line.ifPresent(SourceDataLine::close);
      line = Optional.empty();
    }
  }

  private Optional<SourceDataLine> open() {
    long now = System.nanoTime();
    boolean due = !tried || now - triedAt > REST.toNanos();
    if (line.isEmpty() && due) {
      tried = true;
      triedAt = now;
      line = device.openBest();
    }
    return line;
  }

  private void write(SourceDataLine open, Sound sound) {
    AudioFormat format = open.getFormat();
    double[] samples =
        computed.computeIfAbsent(
            new Kept(sound.effect(), sound.material(), format),
            kept ->
                new Synthesizer(format.getSampleRate()).samples(kept.effect(), kept.material()));
    byte[] bytes = bytes(samples, format.getChannels());
    open.write(bytes, 0, bytes.length);
  }

  /// Returns samples as 16 bits each, low byte first, the same on every channel.
  static byte[] bytes(double[] samples, int channels) {
    byte[] bytes = new byte[samples.length * 2 * channels];
    int at = 0;
    for (double each : samples) {
      int value = (int) Math.round(each * LOUDNESS * Short.MAX_VALUE);
      for (int channel = 0; channel < channels; channel++) {
        bytes[at++] = (byte) value;
        bytes[at++] = (byte) (value >> 8);
      }
    }
    return bytes;
  }
}
