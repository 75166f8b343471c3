package hnefi.content.lesson;

import hnefi.content.ContentReader;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.MissingText;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Text;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;

/// The words of the lessons, and where each stands in its file.
///
/// @param texts what is said under each key that [Language#FALLBACK] has
/// @param lines the line of each key in the file of each language
public record LessonWords(Map<String, Text> texts, Map<Language, Map<String, Integer>> lines) {
  /// The folder of the lessons in the content.
  public static final String FOLDER = "lessons";

  public LessonWords {
    texts = Map.copyOf(texts);
    lines = Map.copyOf(lines);
  }

  /// Returns the file that holds the words of the lessons in this language.
  public static String file(Language language) {
    return FOLDER + "/lessons_" + language.code() + ".properties";
  }

  /// Reads the words; what is wrong with them is noted with the reader and costs no other word.
  public static LessonWords read(ContentReader reader) {
    Map<String, Map<Language, String>> said = new LinkedHashMap<>();
    Map<Language, Map<String, Integer>> lines = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      Map<String, Integer> own = new LinkedHashMap<>();
      read(reader, language, own)
          .forEach((key, text) ->
              said.computeIfAbsent(key, _ -> new EnumMap<>(Language.class)).put(language, text));
      lines.put(language, own);
    }
    Map<String, Text> texts = new LinkedHashMap<>();
    said.forEach((key, each) -> {
      if (each.containsKey(Language.FALLBACK)) {
        texts.put(key, new Text(each));
        for (Language language : Language.values()) {
          if (!each.containsKey(language)) {
            reader.add(new MissingText(file(language), 0, language));
          }
        }
      }
    });
    return new LessonWords(texts, lines);
  }

  private static Map<String, String> read(
      ContentReader reader, Language language, Map<String, Integer> lines) {
    Map<String, String> messages = new LinkedHashMap<>();
    String file = file(language);
    StringBuilder entry = new StringBuilder();
    int line = 0;
    for (String each :
        reader.text(file, language).map(text -> text.lines().toList()).orElse(List.of())) {
      line++;
      entry.append(each);
      if (goesOn(entry.toString())) {
        entry.append('\n');
        continue;
      }
      Optional<Map.Entry<String, String>> read = entry(entry.toString());
      boolean blank = isBlank(entry.toString());
      entry.setLength(0);
      if (blank) {
        continue;
      }
      if (read.isEmpty()) {
        reader.add(new Fault(file, line, Message.of("fault.no-entry")));
      } else if (messages.putIfAbsent(read.get().getKey(), read.get().getValue()) != null) {
        reader.add(new Fault(file, line, Message.of("fault.twice", read.get().getKey())));
      } else {
        lines.put(read.get().getKey(), line);
      }
    }
    return messages;
  }

  /// Returns a fault for every word that no lesson says.
  public List<Fault> unsaid(Set<String> said) {
    return Arrays.stream(Language.values()).flatMap(each -> unsaid(each, said)).toList();
  }

  private Stream<Fault> unsaid(Language language, Set<String> said) {
    return lines.getOrDefault(language, Map.of()).entrySet().stream()
        .filter(each -> !said.contains(each.getKey()))
        .sorted(Map.Entry.comparingByValue())
        .map(each ->
            new Fault(
                file(language), each.getValue(), Message.of("fault.lesson.unsaid", each.getKey())));
  }

  private static boolean isBlank(String entry) {
    String text = entry.strip();
    return text.isEmpty() || text.startsWith("#") || text.startsWith("!");
  }

  /// A comment ends with its line, anything else goes on after a backslash that stands for itself.
  private static boolean goesOn(String entry) {
    int last = entry.length();
    while (last > 0 && entry.charAt(last - 1) == '\\') {
      last--;
    }
    return (entry.length() - last) % 2 == 1 && !isBlank(entry);
  }

  private static Optional<Map.Entry<String, String>> entry(String text) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.stringPropertyNames().stream()
        .findFirst()
        .map(key -> Map.entry(key, properties.getProperty(key)))
        .filter(each -> !each.getValue().isBlank());
  }
}
