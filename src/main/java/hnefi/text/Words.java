package hnefi.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The messages of one part of the program in one language.
///
/// Messages live in `NAME_de.properties`, `_en` and `_sv` (UTF-8) beside the class that uses them.
/// Arguments are written as for [MessageFormat], except that an apostrophe is just an apostrophe.
public final class Words extends ResourceBundle {
  /// What was read before, by class and file: pages ask for the same messages whenever they are
  /// opened.
  private static final Map<String, Words> READ = new ConcurrentHashMap<>();

  private final Language language;
  private final Map<String, String> messages;

  private Words(Language language, Map<String, String> messages) {
    this.language = language;
    this.messages = messages;
  }

  /// Returns the messages of this name beside a class; those that the language lacks are said in
  /// [Language#FALLBACK].
  ///
  /// @throws IllegalStateException if there is no such file, which is a mistake in the program
  public static Words of(Class<?> beside, String name, Language language) {
    return READ.computeIfAbsent(
        beside.getName() + '/' + file(name, language), _ -> read(beside, name, language));
  }

  private static Words read(Class<?> beside, String name, Language language) {
    Map<String, String> messages = new HashMap<>();
    String fallback = file(name, Language.FALLBACK);
    if (!read(beside, fallback, messages)) {
      throw new IllegalStateException("no messages " + fallback + " beside " + beside.getName());
    }
    if (language != Language.FALLBACK) {
      read(beside, file(name, language), messages);
    }
    return new Words(language, messages);
  }

  private static String file(String name, Language language) {
    return name + "_" + language.code() + ".properties";
  }

  /// Puts the messages of a file over those found before.
  ///
  /// @return whether there is such a file
  private static boolean read(Class<?> beside, String file, Map<String, String> messages) {
    Properties properties = new Properties();
    try (InputStream in = beside.getResourceAsStream(file)) {
      if (in == null) {
        return false;
      }
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    properties.forEach((key, value) -> messages.put((String) key, (String) value));
    return true;
  }

  /// Returns messages that were read elsewhere.
  public static Words of(Language language, Map<String, String> messages) {
    return new Words(language, Map.copyOf(messages));
  }

  /// Returns these messages with those of another part added.
  public Words with(Words more) {
    Map<String, String> all = new HashMap<>(messages);
    all.putAll(more.messages);
    return new Words(language, all);
  }

  public Language language() {
    return language;
  }

  /// Returns the message with its arguments put in.
  ///
  /// @throws java.util.MissingResourceException if there is no such message, which is a mistake in
  ///   the program
  public String say(String key, Object... arguments) {
    String pattern = getString(key);
    if (arguments.length == 0) {
      return pattern;
    }
    Object[] said = arguments.clone();
    for (int i = 0; i < said.length; i++) {
      if (said[i] instanceof Message message) {
        said[i] = say(message);
      }
    }
    return new MessageFormat(pattern.replace("'", "''"), language.locale()).format(said);
  }

  /// Returns the message in this language.
  public String say(Message message) {
    return say(message.key(), message.arguments().toArray());
  }

  @Override
  protected @Nullable Object handleGetObject(String key) {
    return messages.get(key);
  }

  @Override
  protected Set<String> handleKeySet() {
    return messages.keySet();
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(messages.keySet());
  }
}
