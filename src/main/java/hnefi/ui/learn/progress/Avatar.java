package hnefi.ui.learn.progress;

import hnefi.text.Tag;
import java.util.Arrays;
import java.util.Optional;

/// The sign a learner goes by.
public enum Avatar {
  FLOWER("bi-flower1"),
  STAR("bi-star"),
  MOON("bi-moon"),
  SUN("bi-sun"),
  TREE("bi-tree"),
  DROPLET("bi-droplet"),
  GEM("bi-gem"),
  HEART("bi-heart");

  private final String icon;

  Avatar(String icon) {
    this.icon = icon;
  }

  /// Returns the name of the sign in the icon font.
  public String icon() {
    return icon;
  }

  /// Returns the name used in files.
  public String id() {
    return Tag.of(this);
  }

  /// Returns the avatar of this name.
  public static Optional<Avatar> of(String id) {
    return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
  }
}
