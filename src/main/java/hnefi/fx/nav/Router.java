package hnefi.fx.nav;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Which screens there are: the factories of all places, put together once.
public final class Router {
  private final Map<Area, PresenterFactory<AreaRoute>> fronts;
  private final Map<Class<?>, PresenterFactory<Route>> others;
  private final Predicate<Route> hidden;

  private Router(
      Map<Area, PresenterFactory<AreaRoute>> fronts,
      Map<Class<?>, PresenterFactory<Route>> others,
      Predicate<Route> hidden) {
    this.fronts = Map.copyOf(fronts);
    this.others = Map.copyOf(others);
    this.hidden = hidden;
  }

  public static Builder builder() {
    return new Builder();
  }

  /// Tells whether there is a screen for a route, to which people may be led.
  public boolean knows(Route route) {
    boolean exists =
        route instanceof AreaRoute(Area area)
            ? fronts.containsKey(area)
            : others.containsKey(route.getClass());
    return exists && !hidden.test(route);
  }

  /// Makes the presenter of a route.
  ///
  /// @throws IllegalArgumentException if nothing was registered for it, which is a mistake in the
  ///   program
  public Presenter create(Route route, Navigator navigator) {
    return route instanceof AreaRoute front
        ? create(fronts.get(front.area()), front, navigator)
        : create(others.get(route.getClass()), route, navigator);
  }

  private static <P extends Route> Presenter create(
      @Nullable PresenterFactory<P> factory, P route, Navigator navigator) {
    if (factory == null) {
      throw new IllegalArgumentException("no screen for " + route);
    }
    return factory.create(route, navigator);
  }

  /// Collects the factories.
  public static final class Builder {
    private final Map<Area, PresenterFactory<AreaRoute>> fronts = new EnumMap<>(Area.class);
    private final Map<Class<?>, PresenterFactory<Route>> others = new HashMap<>();
    private Predicate<Route> hidden = _ -> false;

    private Builder() {}

    /// Registers the screen with which an area begins.
    public Builder front(Area area, PresenterFactory<AreaRoute> factory) {
      return put(fronts, area, factory);
    }

    /// Registers the screens of a kind of places.
    public <P extends Route> Builder at(Class<P> kind, PresenterFactory<P> factory) {
      return put(others, kind, (route, navigator) -> factory.create(kind.cast(route), navigator));
    }

    /// Leads nobody to these places, though there is a screen for them.
    public Builder hiding(Predicate<Route> places) {
      hidden = hidden.or(places);
      return this;
    }

    public Router build() {
      return new Router(fronts, others, hidden);
    }

    private <K, F> Builder put(Map<? super K, F> factories, K key, F factory) {
      if (factories.putIfAbsent(key, factory) != null) {
        throw new IllegalArgumentException("two screens for " + key);
      }
      return this;
    }
  }
}
