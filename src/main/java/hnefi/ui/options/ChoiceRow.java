package hnefi.ui.options;

import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Pane;

/// A row of buttons of which one is chosen, kept in step with the settings.
final class ChoiceRow<T> {
  private final SettingsModel settings;
  private final Function<Settings, T> chosen;
  private final Map<T, ToggleButton> buttons = new HashMap<>();

  // The settings outlive the page and must not hold it.
  private final InvalidationListener follow = _ -> show();

  /// @param names what the button of a value says
  /// @param chosen the value in the settings
  /// @param choose the settings with another value
  ChoiceRow(
      Pane row,
      List<T> values,
      Function<T, String> names,
      SettingsModel settings,
      Function<Settings, T> chosen,
      BiFunction<Settings, T, Settings> choose) {
    this.settings = settings;
    this.chosen = chosen;
    ToggleGroup group = new ToggleGroup();
    for (T value : values) {
      ToggleButton button = new ToggleButton();
      buttons.put(value, button);
      button.setText(names.apply(value));
      button.setToggleGroup(group);
      button.setOnAction(_ -> {
        settings.change(all -> choose.apply(all, value));
        show();
      });
      row.getChildren().add(button);
    }
    row.setUserData(this);
    settings.settingsProperty().addListener(new WeakInvalidationListener(follow));
    show();
  }

  private void show() {
    T now = chosen.apply(settings.settings());
    buttons.forEach((value, button) -> button.setSelected(value.equals(now)));
  }
}
