package hnefi.ui.history;

import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;

/// The beginning of a part of the history browser.
public record SectionPlace(Section section) implements Place {
  @Override
  public Area area() {
    return Area.READ;
  }
}
