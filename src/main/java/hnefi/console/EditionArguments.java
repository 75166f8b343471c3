package hnefi.console;

import hnefi.content.Edition;
import hnefi.content.Layout;
import hnefi.content.Library;
import hnefi.content.SwitchReader;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.text.Result;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The rules a command names: `ID [switch=value ...] [layout=ID]`.
final class EditionArguments {
  private EditionArguments() {}

  /// Returns the rules, or what is wrong with the arguments, a message of [Library#faultWords].
  static Result<Edition> read(Library library, List<String> arguments) {
    if (arguments.isEmpty()) {
      return Result.bad("fault.no-rules");
    }
    Optional<Edition> named = library.edition(arguments.getFirst());
    if (named.isEmpty()) {
      return Result.bad("fault.no-edition", arguments.getFirst());
    }
    Edition edition = named.get();
    Map<Switch, SwitchValue> changes = new EnumMap<>(Switch.class);
    for (String each : arguments.subList(1, arguments.size())) {
      int sign = each.indexOf('=');
      if (sign < 0) {
        return Result.bad("fault.no-assignment", each);
      }
      String name = each.substring(0, sign);
      String value = each.substring(sign + 1);
      if (name.equals("layout")) {
        Optional<Layout> layout = library.layout(value);
        if (layout.isEmpty()) {
          return Result.bad("fault.no-layout", value);
        }
        edition = edition.from(layout.get());
      } else {
        Optional<Switch> rule = Switch.of(name);
        if (rule.isEmpty()) {
          return Result.bad("fault.no-switch", name);
        }
        switch (SwitchReader.read(rule.get(), value)) {
          case Result.Good<SwitchValue>(SwitchValue read) -> changes.put(rule.get(), read);
          case Result.Bad<SwitchValue>(_, var reason) -> {
            return new Result.Bad<>(reason);
          }
        }
      }
    }
    return edition.with(changes.values());
  }
}
