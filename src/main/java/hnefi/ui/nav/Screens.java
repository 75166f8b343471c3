package hnefi.ui.nav;

import java.util.HashMap;
import java.util.Map;

/// Which screens there are: the factories of all places, put together once.
public final class Screens {
  private final Map<Object, ScreenFactory<Place>> factories;

  private Screens(Map<Object, ScreenFactory<Place>> factories) {
    this.factories = Map.copyOf(factories);
  }

  public static Builder builder() {
    return new Builder();
  }

  /// Tells whether there is a screen for a place.
  public boolean knows(Place place) {
    return factories.containsKey(place) || factories.containsKey(place.getClass());
  }

  /// Begins a visit of a place.
  ///
  /// @throws IllegalArgumentException if nothing was registered for it, which is a mistake in the
  ///   program
  public Visit visit(Place place, Navigator navigator) {
    ScreenFactory<Place> factory = factories.get(place);
    if (factory == null) {
      factory = factories.get(place.getClass());
    }
    if (factory == null) {
      throw new IllegalArgumentException("no screen for " + place);
    }
    return factory.visit(place, navigator);
  }

  /// Collects the factories.
  public static final class Builder {
    private final Map<Object, ScreenFactory<Place>> factories = new HashMap<>();

    private Builder() {}

    /// Registers the screen with which an area begins.
    public Builder front(Area area, ScreenFactory<FrontPage> factory) {
      return put(area.front(), (place, navigator) -> factory.visit((FrontPage) place, navigator));
    }

    /// Registers the screens of a kind of places.
    public <P extends Place> Builder at(Class<P> kind, ScreenFactory<P> factory) {
      return put(kind, (place, navigator) -> factory.visit(kind.cast(place), navigator));
    }

    public Screens build() {
      return new Screens(factories);
    }

    private Builder put(Object key, ScreenFactory<Place> factory) {
      if (factories.putIfAbsent(key, factory) != null) {
        throw new IllegalArgumentException("two screens for " + key);
      }
      return this;
    }
  }
}
