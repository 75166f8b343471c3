package hnefi.app;

import java.util.OptionalLong;
import java.util.regex.Pattern;

/// Counts the listeners in memory, whoever holds them.
final class ListenerCount {
  private static final String MANAGEMENT = "jdk.management";

  /// A line of the histogram: its number, how many instances of the class, their bytes, the class.
  private static final Pattern LINE =
      Pattern.compile("(?m)^\\s*\\d+:\\s+(?<count>\\d+)\\s+\\d+\\s+(?<name>\\S+)");

  /// Listeners are lambdas of the program, or classes of JavaFX and of the program named so.
  private static final Pattern LISTENER =
      Pattern.compile(
          "hnefi\\..*\\$\\$Lambda.*"
              + "|(hnefi|javafx|com\\.sun\\.javafx)\\..*(Listener|EventHandler|Subscription|ExpressionHelper)\\b.*");

  private ListenerCount() {}

  /// Collects garbage and counts; empty where Java has no management, as in the installed program.
  static OptionalLong now() {
    return ModuleLayer.boot().findModule(MANAGEMENT).isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(in(ClassHistogram.take()));
  }

  /// Returns how many listeners a histogram of classes counts.
  static long in(String histogram) {
    return LINE.matcher(histogram)
        .results()
        .filter(line -> LISTENER.matcher(line.group("name")).matches())
        .map(line -> line.group("count"))
        .mapToLong(Long::parseLong)
        .sum();
  }
}
