package hnefi.ui.nav;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Which screens there are: the factories of all places, put together once.
public final class Screens {
  private final Map<Area, ScreenFactory<FrontPage>> fronts;
  private final Map<Class<?>, ScreenFactory<Place>> others;

  private Screens(
      Map<Area, ScreenFactory<FrontPage>> fronts, Map<Class<?>, ScreenFactory<Place>> others) {
    this.fronts = Map.copyOf(fronts);
    this.others = Map.copyOf(others);
  }

  public static Builder builder() {
    return new Builder();
  }

  /// Tells whether there is a screen for a place.
  public boolean knows(Place place) {
    return place instanceof FrontPage(Area area)
        ? fronts.containsKey(area)
        : others.containsKey(place.getClass());
  }

  /// Begins a visit of a place.
  ///
  /// @throws IllegalArgumentException if nothing was registered for it, which is a mistake in the
  ///   program
  public Visit visit(Place place, Navigator navigator) {
    return place instanceof FrontPage front
        ? visit(fronts.get(front.area()), front, navigator)
        : visit(others.get(place.getClass()), place, navigator);
  }

  private static <P extends Place> Visit visit(
      @Nullable ScreenFactory<P> factory, P place, Navigator navigator) {
    if (factory == null) {
      throw new IllegalArgumentException("no screen for " + place);
    }
    return factory.visit(place, navigator);
  }

  /// Collects the factories.
  public static final class Builder {
    private final Map<Area, ScreenFactory<FrontPage>> fronts = new EnumMap<>(Area.class);
    private final Map<Class<?>, ScreenFactory<Place>> others = new HashMap<>();

    private Builder() {}

    /// Registers the screen with which an area begins.
    public Builder front(Area area, ScreenFactory<FrontPage> factory) {
      return put(fronts, area, factory);
    }

    /// Registers the screens of a kind of places.
    public <P extends Place> Builder at(Class<P> kind, ScreenFactory<P> factory) {
      return put(others, kind, (place, navigator) -> factory.visit(kind.cast(place), navigator));
    }

    public Screens build() {
      return new Screens(fronts, others);
    }

    private <K, F> Builder put(Map<? super K, F> factories, K key, F factory) {
      if (factories.putIfAbsent(key, factory) != null) {
        throw new IllegalArgumentException("two screens for " + key);
      }
      return this;
    }
  }
}
