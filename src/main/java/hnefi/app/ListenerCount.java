package hnefi.app;

import java.lang.management.ManagementFactory;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;

/// Counts the listeners in memory, whoever holds them.
final class ListenerCount {
  /// A line of the histogram: its number, how many instances of the class, their bytes, the class.
  private static final Pattern LINE =
      Pattern.compile("(?m)^\\s*\\d+:\\s+(?<count>\\d+)\\s+\\d+\\s+(?<name>\\S+)");

  /// Listeners are lambdas of the program, or classes of JavaFX and of the program named so.
  private static final Pattern LISTENER =
      Pattern.compile(
          "hnefi\\..*\\$\\$Lambda.*"
              + "|(hnefi|javafx|com\\.sun\\.javafx)\\..*(Listener|EventHandler|Subscription|ExpressionHelper)\\b.*");

  private ListenerCount() {}

  /// Collects garbage and counts.
  static long now() {
    return in(histogram());
  }

  private static String histogram() {
    try {
      return String.valueOf(
          ManagementFactory.getPlatformMBeanServer()
              .invoke(
                  new ObjectName("com.sun.management:type=DiagnosticCommand"),
                  "gcClassHistogram",
                  new Object[] {new String[0]},
                  new String[] {String[].class.getName()}));
    } catch (JMException e) {
      throw new IllegalStateException(e);
    }
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
