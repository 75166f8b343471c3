package hnefi.sound;

import java.util.List;
import java.util.Optional;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/// Where sound goes.
@FunctionalInterface
interface SoundDevice {
  /// What devices understand, the best first.
  List<AudioFormat> FORMATS =
      List.of(
          format(44_100, 1),
          format(44_100, 2),
          format(48_000, 2),
          format(48_000, 1),
          format(22_050, 1));

  /// Opens a line of a format.
  ///
  /// @throws LineUnavailableException if the device is in use
  /// @throws IllegalArgumentException if there is no device for the format
  SourceDataLine open(AudioFormat format) throws LineUnavailableException;

  /// Returns the device of the system.
  static SoundDevice ofSystem() {
    return format -> {
      SourceDataLine line =
          (SourceDataLine) AudioSystem.getLine(new DataLine.Info(SourceDataLine.class, format));
      line.open(format);
      return line;
    };
  }

  /// Opens a line of the best format there is, or none: a machine may have no device, a busy one,
  /// or one whose driver fails in ways of its own.
  default Optional<SourceDataLine> openBest() {
    for (AudioFormat format : FORMATS) {
      try {
        SourceDataLine line = open(format);
        line.start();
        return Optional.of(line);
      } catch (LineUnavailableException | RuntimeException | LinkageError _) {
        // The next format may do.
      }
    }
    return Optional.empty();
  }

  private static AudioFormat format(float rate, int channels) {
    return new AudioFormat(rate, 16, channels, true, false);
  }
}
