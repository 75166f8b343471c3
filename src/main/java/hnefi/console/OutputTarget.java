package hnefi.console;

import hnefi.text.Words;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import picocli.CommandLine;

/// Where a command writes a document, byte for byte: to the standard output, whatever character set
/// the console has, or into a new file.
///
/// @param standard the standard output
record OutputTarget(OutputStream standard, Words words) {
  /// Writes a document. A file that is there already stays as it is.
  ///
  /// @param file empty for the standard output
  /// @return the exit code
  int write(byte[] document, Optional<Path> file, CommandLine line) throws IOException {
    if (file.isEmpty()) {
      standard.write(document);
      standard.flush();
      return CommandLine.ExitCode.OK;
    }
    try {
      Files.write(file.get(), document, StandardOpenOption.CREATE_NEW);
      return CommandLine.ExitCode.OK;
    } catch (FileAlreadyExistsException _) {
      line.getErr().println(words.say("file.exists", file.get()));
      return CommandLine.ExitCode.SOFTWARE;
    }
  }
}
