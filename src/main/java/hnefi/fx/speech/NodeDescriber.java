package hnefi.fx.speech;

import hnefi.text.Tag;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Toggle;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/// Says what has the focus as a screen reader would: its group, its name, what it is, how it
/// stands.
final class NodeDescriber {
  /// What is not clear from the name alone; that a thing is a button is.
  private static final List<AccessibleRole> ROLES =
      List.of(
          AccessibleRole.TOGGLE_BUTTON,
          AccessibleRole.CHECK_BOX,
          AccessibleRole.COMBO_BOX,
          AccessibleRole.HYPERLINK,
          AccessibleRole.LIST_VIEW,
          AccessibleRole.SLIDER,
          AccessibleRole.TEXT_AREA,
          AccessibleRole.TEXT_FIELD);

  private static final Pattern ENDED = Pattern.compile("[.!?…]$");
  private static final Pattern CONTINUED = Pattern.compile("[:;,]$");

  private final Words words;

  /// @param words those of the bundle `speech`
  NodeDescriber(Words words) {
    this.words = words;
  }

  /// @param known the names of groups that were told before, see [#namesToldWith], and are not told
  ///   again
  String describe(Node node, Set<String> known) {
    String group = group(node);
    String name = name(node);
    String told = known.contains(group) || hasSentence(group, name) ? "" : group;
    return inARow(
        Stream.of(told, name, role(node), state(node)).map(NodeDescriber::withoutFullStop));
  }

  /// Returns the names that were told when this had the focus: that of its group and, if it is one
  /// itself, its own.
  static Set<String> namesToldWith(@Nullable Node node) {
    return node == null
        ? Set.of()
        : Stream.of(group(node), Objects.toString(node.getAccessibleText(), ""))
            .collect(Collectors.toSet());
  }

  /// Returns whether a group is named by all that is in it, this among others.
  private static boolean hasSentence(String group, String name) {
    return !name.isBlank() && group.contains(name.endsWith(".") ? name : name + ".");
  }

  /// Returns what is said of one thing with commas in between, but none after another sign.
  private static String inARow(Stream<String> parts) {
    return parts
        .filter(each -> !each.isBlank())
        .distinct()
        .reduce((before, next) ->
            ENDED.matcher(before).find()
                ? before + " " + next
                : CONTINUED.matcher(before).replaceFirst("") + ", " + next)
        .orElse("");
  }

  private static String withoutFullStop(String text) {
    return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
  }

  /// Returns the name of the nearest part of the screen around a node that has one.
  private static String group(Node node) {
    for (Parent each = node.getParent(); each != null; each = each.getParent()) {
      String name = each.getAccessibleText();
      // The screen as a whole was named when it came.
      if (name != null && !name.isBlank() && !each.getStyleClass().contains("stage")) {
        return name;
      }
    }
    return "";
  }

  private static String name(Node node) {
    if (node instanceof TextInputControl field) {
      String name =
          field.queryAccessibleAttribute(AccessibleAttribute.LABELED_BY) instanceof Labeled label
              ? label.getText()
              : Objects.toString(
                  field.getAccessibleText(), Objects.toString(field.getPromptText(), ""));
      return inARow(Stream.of(name, Objects.toString(field.getText(), "")));
    }
    Object text = node.queryAccessibleAttribute(AccessibleAttribute.TEXT);
    String said = Objects.toString(node.getAccessibleText(), Objects.toString(text, ""));
    // What scrolls may be a whole page.
    return said.isBlank() && !(node instanceof ScrollPane) ? inARow(textsIn(node).stream()) : said;
  }

  /// Returns every text that can be seen in a part of the screen, in its order.
  static List<String> textsIn(Node node) {
    List<String> found = new ArrayList<>();
    collect(node, found);
    return found;
  }

  private static void collect(Node node, List<String> found) {
    if (!node.isVisible()) {
      return;
    }
    if (node.getStyleClass().contains("board")) {
      // It answers for itself; its letters and digits alone tell nothing.
      Optional.ofNullable(node.getAccessibleText()).ifPresent(found::add);
      return;
    }
    if (node instanceof ButtonBase button && isSign(button)) {
      found.add(button.getAccessibleText());
    } else if (node instanceof Labeled labeled && isSaid(Objects.toString(labeled.getText(), ""))) {
      found.add(labeled.getText());
    } else if (node instanceof Text text && isSaid(text.getText())) {
      found.add(text.getText());
    } else if (node instanceof TextFlow flow) {
      collectRunning(flow, found);
    } else if (node instanceof ScrollPane scroll && scroll.getContent() != null) {
      collect(scroll.getContent(), found);
    } else if (node.getAccessibleText() != null && !hasText(node)) {
      found.add(node.getAccessibleText());
    } else if (node instanceof Labeled labeled && labeled.getGraphic() != null) {
      collect(labeled.getGraphic(), found);
    } else if (node instanceof StackPane layers) {
      collectLayers(layers, found);
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(each -> collect(each, found));
    }
  }

  /// Words that run on, such as a link within a sentence, belong together; a button between them is
  /// a text of its own.
  private static void collectRunning(TextFlow flow, List<String> found) {
    StringBuilder running = new StringBuilder();
    for (Node each : flow.getChildrenUnmodifiable()) {
      if (each instanceof Text text) {
        running.append(text.getText());
      } else {
        addRunning(running, found);
        collect(each, found);
      }
    }
    addRunning(running, found);
  }

  private static void addRunning(StringBuilder running, List<String> found) {
    String text = running.toString().strip();
    if (isSaid(text)) {
      found.add(text);
    }
    running.setLength(0);
  }

  /// A button behind a picture and words says the same as they do.
  private static void collectLayers(StackPane layers, List<String> found) {
    String behind = "";
    for (Node each : layers.getChildrenUnmodifiable()) {
      List<String> texts = textsIn(each);
      if (!texts.stream().allMatch(behind::contains)) {
        found.addAll(texts);
        behind = String.join(" ", texts);
      }
    }
  }

  /// Returns whether a text has words, and is not the sign of an icon.
  private static boolean isSaid(String text) {
    return text.chars().anyMatch(Character::isLetterOrDigit);
  }

  /// Returns whether a button has a name for what it shows as a single letter or a number.
  private static boolean isSign(ButtonBase button) {
    return button.getAccessibleText() != null
        && Objects.toString(button.getText(), "").chars().filter(Character::isLetter).count() < 2;
  }

  private static boolean hasText(Node node) {
    return node instanceof Parent parent
        && parent.getChildrenUnmodifiable().stream().anyMatch(each -> !textsIn(each).isEmpty());
  }

  private String role(Node node) {
    if (node instanceof Toggle toggle && toggle.getToggleGroup() != null) {
      return "";
    }
    return node.getAccessibleRole() != null && ROLES.contains(node.getAccessibleRole())
        ? words.say("role." + Tag.of(node.getAccessibleRole()))
        : "";
  }

  private String state(Node node) {
    return switch (node) {
      case Toggle toggle -> state(toggle, words);
      case CheckBox box -> state(box, words);
      case ListView<?> list -> selected(list);
      case ComboBox<?> box -> value(box);
      case Slider slider -> words.say("state.value", slider.getValue());
      default -> node.isDisabled() ? words.say("state.disabled") : "";
    };
  }

  /// Returns whether a toggle is on, or of several which exclude each other the chosen one.
  static String state(Toggle toggle, Words words) {
    return toggle.getToggleGroup() == null
        ? words.say(toggle.isSelected() ? "state.on" : "state.off")
        : words.say(toggle.isSelected() ? "state.chosen" : "state.not-chosen");
  }

  /// Returns whether a box is ticked.
  static String state(CheckBox box, Words words) {
    return words.say(box.isSelected() ? "state.on" : "state.off");
  }

  /// Returns what is chosen in a box, in the words it is shown with.
  static <T> String value(ComboBox<T> box) {
    return Objects.toString(box.getConverter().toString(box.getValue()), "");
  }

  /// Returns the words of the chosen line of a list, as they stand in it.
  static String selected(ListView<?> list) {
    int index = list.getSelectionModel().getSelectedIndex();
    return list.lookupAll(".list-cell").stream()
        .filter(ListCell.class::isInstance)
        .map(ListCell.class::cast)
        .filter(cell -> cell.getIndex() == index)
        .map(NodeDescriber::name)
        .findFirst()
        .orElseGet(() -> Objects.toString(list.getSelectionModel().getSelectedItem(), ""));
  }
}
