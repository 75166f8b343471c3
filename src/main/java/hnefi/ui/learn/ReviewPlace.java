package hnefi.ui.learn;

import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;

/// The exercises that went wrong, once more.
public record ReviewPlace() implements Place {
  @Override
  public Area area() {
    return Area.LEARN;
  }
}
