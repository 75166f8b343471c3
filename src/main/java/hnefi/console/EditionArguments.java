package hnefi.console;

import hnefi.content.Edition;
import hnefi.content.Layout;
import hnefi.content.Library;
import hnefi.rules.Switch;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The rules a command names: `ID [switch=value ...] [layout=ID]`.
final class EditionArguments {
  private EditionArguments() {}

  static Edition read(Library library, List<String> arguments) throws ProtocolException {
    if (arguments.isEmpty()) {
      throw new ProtocolException("the id of a rule set is needed");
    }
    String id = arguments.getFirst();
    Edition edition = orRefuse(library.edition(id), "rule set", id);
    Map<Switch, String> changes = new EnumMap<>(Switch.class);
    for (String each : arguments.subList(1, arguments.size())) {
      int sign = each.indexOf('=');
      if (sign < 0) {
        throw new ProtocolException("“" + each + "” is not of the form switch=value");
      }
      String name = each.substring(0, sign);
      String value = each.substring(sign + 1);
      if (name.equals("layout")) {
        Layout layout = orRefuse(library.layout(value), "layout", value);
        edition = edition.from(layout);
      } else {
        changes.put(orRefuse(Switch.of(name), "switch", name), value);
      }
    }
    try {
      return edition.with(changes);
    } catch (IllegalArgumentException e) {
      throw new ProtocolException(Objects.requireNonNullElse(e.getMessage(), "bad switches"));
    }
  }

  private static <T> T orRefuse(Optional<T> found, String what, String name)
      throws ProtocolException {
    if (found.isEmpty()) {
      throw new ProtocolException("unknown " + what + " “" + name + "”");
    }
    return found.get();
  }
}
