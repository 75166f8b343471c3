package hnefi.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.settings.SystemLook;
import hnefi.fx.settings.Theme;
import hnefi.text.Language;
import hnefi.ui.board.AnimationSpeed;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class SettingsModelTest {
  private final SimpleObjectProperty<Theme> systemTheme = new SimpleObjectProperty<>(Theme.LIGHT);
  private final SimpleObjectProperty<Boolean> reducedMotion = new SimpleObjectProperty<>(false);
  private final SettingsModel model =
      new SettingsModel(Settings.DEFAULT, Language.SV, new SystemLook(systemTheme, reducedMotion));

  @Test
  void theLanguageOfTheSystemIsSpokenUntilAnotherIsChosen() {
    assertThat(model.language()).isEqualTo(Language.SV);

    model.change(chosen -> chosen.with(Language.DE));

    assertThat(model.language()).isEqualTo(Language.DE);
  }

  @Test
  void theThemeFollowsTheSystemUntilAnotherIsChosen() {
    systemTheme.set(Theme.DARK);
    assertThat(model.theme()).isEqualTo(Theme.DARK);

    model.change(chosen -> chosen.with(Theme.LIGHT));
    systemTheme.set(Theme.CONTRAST);

    assertThat(model.theme()).isEqualTo(Theme.LIGHT);
  }

  @Test
  void aSystemThatAsksForReducedMotionGetsNone() {
    model.change(chosen -> chosen.with(AnimationSpeed.SLOW));
    assertThat(model.animationSpeed()).isEqualTo(AnimationSpeed.SLOW);

    reducedMotion.set(true);

    assertThat(model.animationSpeed()).isEqualTo(AnimationSpeed.OFF);
    assertThat(model.settings().board().animationSpeed()).isEqualTo(AnimationSpeed.SLOW);
  }
}
