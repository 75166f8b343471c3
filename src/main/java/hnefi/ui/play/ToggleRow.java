package hnefi.ui.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Pane;
import javafx.util.Subscription;

/// A row of toggles, of which the one that holds is chosen.
final class ToggleRow<T> {
  private final Map<T, ToggleButton> toggles = new LinkedHashMap<>();
  private final Property<T> chosen;

  /// @param row gets a toggle for each value
  /// @param id begins the ids of the toggles, which end with the name of the value
  ToggleRow(
      Pane row,
      String id,
      List<T> values,
      Function<T, String> names,
      Function<T, String> texts,
      Property<T> chosen) {
    this.chosen = chosen;
    ToggleGroup group = new ToggleGroup();
    for (T value : values) {
      ToggleButton toggle = new ToggleButton(texts.apply(value));
      toggle.setId(id + names.apply(value));
      toggle.getStyleClass().add("slim");
      toggle.setToggleGroup(group);
      toggle.setOnAction(_ -> {
        toggle.setSelected(true); // a second tap must not let go of it
        chosen.setValue(value);
      });
      toggles.put(value, toggle);
      row.getChildren().add(toggle);
    }
  }

  /// Returns the toggle of a value.
  ToggleButton toggle(T value) {
    return Objects.requireNonNull(toggles.get(value));
  }

  /// Shows what is chosen from now on.
  Subscription follow() {
    return chosen.subscribe(
        now -> toggles.forEach((value, toggle) -> toggle.setSelected(value.equals(now))));
  }
}
