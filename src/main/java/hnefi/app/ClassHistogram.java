package hnefi.app;

import java.lang.management.ManagementFactory;
import javax.management.JMException;
import javax.management.ObjectName;

/// How many objects of each class are in memory, as Java's management tells. A class of its own,
/// since it cannot even be loaded where Java has none.
final class ClassHistogram {
  private ClassHistogram() {}

  /// Collects garbage and returns the histogram, a line for each class.
  static String take() {
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
}
