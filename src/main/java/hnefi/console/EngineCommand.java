package hnefi.console;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// `engine`: reads the line protocol from standard input until `quit` or the end of input.
///
/// Standard output is for answers alone: whatever else would be printed there goes to standard
/// error.
@Command(name = "engine")
public final class EngineCommand implements Callable<Integer> {
  @Override
  public Integer call() throws IOException {
    System.setOut(System.err);
    EngineProtocol protocol = new EngineProtocol(Library.read(ContentFolder.packed()));
    try (BufferedReader in =
            new BufferedReader(
                new InputStreamReader(
                    new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8));
        Writer out =
            new OutputStreamWriter(
                new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8)) {
      new ProtocolLoop(protocol).run(in, out);
    }
    return 0;
  }
}
