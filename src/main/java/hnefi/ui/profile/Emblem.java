package hnefi.ui.profile;

import hnefi.text.Language;
import hnefi.text.Tag;
import hnefi.text.Words;
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

  /// Returns what the sign shows, for whoever does not see it.
  public String name(Language language) {
    return Words.of(Emblem.class, "profile", language).say("emblem." + id());
  }

  /// Returns the emblem of this name.
  public static Optional<Emblem> of(String id) {
    return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
  }
}
