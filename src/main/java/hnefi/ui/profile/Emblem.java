package hnefi.ui.profile;

import hnefi.text.Tag;
import java.util.Arrays;
import java.util.Optional;

/// The sign somebody goes by.
public enum Emblem {
  FLOWER,
  STAR,
  MOON,
  SUN,
  TREE,
  DROPLET,
  GEM,
  HEART,
  SHIP,
  RAVEN,
  SHIELD,
  FISH;

  /// Returns the name used in files and style sheets.
  public String id() {
    return Tag.of(this);
  }

  /// Returns the emblem of this name.
  public static Optional<Emblem> of(String id) {
    return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
  }
}
