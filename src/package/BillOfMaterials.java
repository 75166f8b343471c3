import hnefi.ui.about.Component;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Adds to the bill of materials what is in the image and no library of the build: the runtime, the
/// fonts, the icons and the map.
final class BillOfMaterials {
  private static final Pattern COMPONENTS = Pattern.compile("(?m)^  \"components\" : \\[$");

  private BillOfMaterials() {}

  /// Returns the bill that the build made, with what it does not know.
  static String completed(String bill) throws IOException {
    Matcher components = COMPONENTS.matcher(bill);
    if (!components.find()) {
      throw new IOException("there is no list of components in the bill of materials");
    }
    return bill.substring(0, components.end())
        + Component.ALL.stream()
            .filter(each -> each.jars().isEmpty())
            .map(BillOfMaterials::json)
            .collect(Collectors.joining())
        + bill.substring(components.end());
  }

  private static String json(Component component) {
    String version =
        component.version().map(each -> "\n  \"version\" : \"" + each + "\",").orElse("");
    String json =
        """
        {
          "type" : "%s",
          "bom-ref" : "hnefi:%s",
          "name" : "%s",%s
          "licenses" : [
            {
              "expression" : "%s"
            }
          ]
        },
        """
            .formatted(
                component.version().isPresent() ? "platform" : "file",
                component.name().replace(' ', '-'),
                component.name(),
                version,
                component.licence());
    return "\n" + json.indent(4).stripTrailing();
  }
}
