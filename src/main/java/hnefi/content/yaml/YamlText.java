package hnefi.content.yaml;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.StringWriter;
import java.util.Collection;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.StreamDataWriter;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/// Writes YAML, one fact a line, whatever characters a text has.
final class YamlText {
  private static final DumpSettings SETTINGS =
      DumpSettings.builder()
          .setIndicatorIndent(2)
          .setIndentWithIndicator(true)
          .setSplitLines(false)
          .build();

  private static final class Target extends StringWriter implements StreamDataWriter {}

  private YamlText() {}

  /// Returns texts, numbers, truth values, and lists and maps of such as YAML.
  static String of(Object tree) {
    Target target = new Target();
    new Dump(SETTINGS).dumpNode(node(tree), target);
    return target.toString();
  }

  private static Node node(Object tree) {
    return switch (tree) {
      case Map<?, ?> map ->
          new MappingNode(
              Tag.MAP,
              map.entrySet().stream()
                  .map(each -> new NodeTuple(node(each.getKey()), node(each.getValue())))
                  .toList(),
              map.isEmpty() ? FlowStyle.FLOW : FlowStyle.BLOCK);
      case Collection<?> items ->
          new SequenceNode(
              Tag.SEQ,
              items.stream().map(YamlText::node).toList(),
              items.isEmpty() ? FlowStyle.FLOW : FlowStyle.BLOCK);
      case String text -> {
        // Half of a surrogate pair is no character that a file can hold.
        String whole = new String(text.getBytes(UTF_8), UTF_8);
        yield new ScalarNode(Tag.STR, whole, style(whole));
      }
      case Boolean truth -> new ScalarNode(Tag.BOOL, truth.toString(), ScalarStyle.PLAIN);
      default -> new ScalarNode(Tag.INT, tree.toString(), ScalarStyle.PLAIN);
    };
  }

  /// In double quotes characters are escaped that would not survive outside.
  private static ScalarStyle style(String text) {
    boolean ordinary =
        text.codePoints()
            .allMatch(each ->
                switch (Character.getType(each)) {
                  case Character.CONTROL,
                      Character.FORMAT,
                      Character.UNASSIGNED,
                      Character.LINE_SEPARATOR,
                      Character.PARAGRAPH_SEPARATOR ->
                      false;
                  default -> true;
                });
    return ordinary ? ScalarStyle.PLAIN : ScalarStyle.DOUBLE_QUOTED;
  }
}
