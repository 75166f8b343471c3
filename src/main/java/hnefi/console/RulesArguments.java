package hnefi.console;

import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.lab.LabelledGame;
import hnefi.text.Language;
import hnefi.text.Result;
import hnefi.text.Words;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// The parameters `ID ... [SWITCH=VALUE ...]` of a command: rules of the packed library. What else
/// a command is told stands between them.
final class RulesArguments {
  @Parameters(index = "0", paramLabel = "ID", descriptionKey = "rules.id")
  private String id = "";

  @Parameters(
      index = "+",
      paramLabel = "SWITCH=VALUE",
      arity = "0..*",
      descriptionKey = "rules.switches")
  private List<String> switches = List.of();

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  private final Language language;

  /// @param language the language of whatever has to be said
  RulesArguments(Language language) {
    this.language = language;
  }

  /// Returns the ID as it was typed.
  String id() {
    return id;
  }

  /// Returns the ID and the switches as they were typed.
  String variant() {
    return String.join(" ", Stream.concat(Stream.of(id), switches.stream()).toList());
  }

  /// @throws ParameterException if there are no such rules; its message is a sentence in the
  ///   language
  Edition edition() {
    return read(Objects.requireNonNull(command).commandLine(), language, id, switches);
  }

  /// Returns the recorded games of the content that people played by the rules of an edition.
  ///
  /// @throws ParameterException if there are none; its message is a sentence in the language
  List<LabelledGame> recorded(Edition edition) {
    List<LabelledGame> games = LabelledGames.recorded(edition);
    if (games.isEmpty()) {
      throw new ParameterException(
          Objects.requireNonNull(command).commandLine(),
          Words.of(RulesArguments.class, "console", language).say("rules.no-games", variant()));
    }
    return games;
  }

  /// Reads rules that a command names in another way.
  ///
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
