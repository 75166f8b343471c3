package hnefi.console;

import hnefi.content.Library;
import hnefi.lab.Openings;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.text.Language;
import hnefi.text.Result;
import hnefi.text.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// The file of openings that commands of the laboratory may be given.
final class OpeningsFile {
  private OpeningsFile() {}

  /// Reads openings.
  ///
  /// @throws ParameterException if one cannot be read; the message names file, line and reason
  static List<List<Move>> read(
      Path path, Referee referee, Position start, CommandLine line, Language language) {
    Words words = Words.of(OpeningsFile.class, "usage", language);
    Words faults =
        Library.faultWords(language).with(Words.of(Openings.class, "openings", language));
    try {
      return switch (Openings.read(path, referee, start)) {
        case Result.Good<List<List<Move>>>(List<List<Move>> openings) -> openings;
        case Result.Bad<List<List<Move>>>(int number, var reason) ->
            throw new ParameterException(
                line, words.say("openings.fault", path, number, faults.say(reason)));
      };
    } catch (IOException _) {
      throw new ParameterException(line, words.say("openings.unreadable", path));
    }
  }
}
