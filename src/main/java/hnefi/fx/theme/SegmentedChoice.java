package hnefi.fx.theme;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Pane;
import javafx.util.Subscription;

/// A row of toggles, of which the one that holds is chosen.
public final class SegmentedChoice<T> {
  private final Map<T, ToggleButton> toggles = new LinkedHashMap<>();
  private final ObservableValue<T> chosen;

  /// @param row gets a toggle for each value
  /// @param texts what the toggle of a value says
  /// @param chosen the value that holds
  /// @param choose hears which toggle was tapped
  public SegmentedChoice(
      Pane row,
      List<T> values,
      Function<T, String> texts,
      ObservableValue<T> chosen,
      Consumer<T> choose) {
    this.chosen = chosen;
    ToggleGroup group = new ToggleGroup();
    for (T value : values) {
      ToggleButton toggle = new ToggleButton(texts.apply(value));
      Nodes.join(toggle, group, () -> choose.accept(value));
      toggles.put(value, toggle);
      row.getChildren().add(toggle);
    }
  }

  /// Makes a row of slim toggles with ids.
  ///
  /// @param id begins the ids of the toggles, which end with the name of the value
  public SegmentedChoice(
      Pane row,
      String id,
      List<T> values,
      Function<T, String> names,
      Function<T, String> texts,
      Property<T> chosen) {
    this(row, values, texts, chosen, chosen::setValue);
    toggles.forEach((value, toggle) -> {
      toggle.setId(id + names.apply(value));
      toggle.getStyleClass().add("slim");
    });
  }

  /// Returns the toggle of a value.
  public ToggleButton toggle(T value) {
    return Objects.requireNonNull(toggles.get(value));
  }

  /// Shows what is chosen from now on.
  public Subscription follow() {
    return chosen.subscribe(
        now -> toggles.forEach((value, toggle) -> toggle.setSelected(value.equals(now))));
  }
}
