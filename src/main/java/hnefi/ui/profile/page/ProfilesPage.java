package hnefi.ui.profile.page;

import hnefi.content.Library;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Words;
import hnefi.ui.profile.Profile;
import hnefi.ui.profile.Profiles;
import hnefi.ui.profile.ProfilesModel;
import hnefi.ui.route.ProfilesRoute;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// The page of the people.
public final class ProfilesPage {
  /// How many lessons somebody has finished, of how many, with how many stars.
  public record Learned(int lessons, int all, int stars) {}

  private final ProfilesModel model;
  private final Supplier<Library> library;
  private final Function<Profile, Learned> learned;
  private final BiConsumer<Localized, Runnable> confirmed;

  /// @param confirmed tells that something is done, and offers to take it back
  public ProfilesPage(
      ProfilesModel model,
      Supplier<Library> library,
      Function<Profile, Learned> learned,
      BiConsumer<Localized, Runnable> confirmed) {
    this.model = model;
    this.library = library;
    this.learned = learned;
    this.confirmed = confirmed;
  }

  /// Returns the presenter of the page.
  public Presenter create(ProfilesRoute route, Navigator navigator) {
    return this::screen;
  }

  private Screen screen(Language language) {
    Words words = words(language);
    ProfilesController controller =
        new ProfilesController(
            model,
            words,
            id ->
                library.get().rulebooks().stream()
                    .filter(each -> each.id().equals(id))
                    .findFirst()
                    .map(each -> each.name().in(language))
                    .orElse(id),
            profile -> sentence(learned.apply(profile), words),
            this::deleted);
    return Fxml.screen(ProfilesPage.class, "profiles", words, words.say("title"), controller)
        .under(new Screen.Crumb(words.say("play"), Area.PLAY.front()));
  }

  private static String sentence(Learned known, Words words) {
    return words.say("learned", known.lessons(), known.all(), known.stars());
  }

  /// Offers to have everybody back who was here before.
  private void deleted(String name, Profiles before) {
    confirmed.accept(
        language -> words(language).say("deleted", name), () -> model.change(_ -> before));
  }

  private static Words words(Language language) {
    return Words.of(ProfilesPage.class, "profiles", language);
  }
}
