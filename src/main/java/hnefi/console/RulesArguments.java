package hnefi.console;

import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.text.Language;
import hnefi.text.Result;
import hnefi.text.Words;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// The rules of the packed library that a person names on the command line.
final class RulesArguments {
  private RulesArguments() {}

  /// @throws ParameterException if there are no such rules; its message is a sentence in the
  ///   language
  static Edition read(CommandLine line, Language language, String id, List<String> switches) {
    Library library = Library.read(ContentFolder.packed());
    List<String> arguments = Stream.concat(Stream.of(id), switches.stream()).toList();
    return switch (EditionArguments.read(library, arguments)) {
      case Result.Good<Edition>(Edition edition) -> edition;
      case Result.Bad<Edition>(_, var reason) ->
          throw new ParameterException(
              line,
              Words.of(RulesArguments.class, "console", language)
                  .say("rules.bad", Library.faultWords(language).say(reason)));
    };
  }
}
