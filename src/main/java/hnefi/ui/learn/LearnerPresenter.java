package hnefi.ui.learn;

import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.text.Language;
import hnefi.ui.profile.ProfilesModel;
import java.util.function.Supplier;

/// Holds what one learner does at a place: whoever comes back as somebody else begins it afresh.
final class LearnerPresenter implements Presenter {
  private final ProfilesModel profiles;
  private final Supplier<Presenter> begin;
  private int learner;
  private Presenter begun;

  /// @param begin begins it for whoever is here now
  LearnerPresenter(ProfilesModel profiles, Supplier<Presenter> begin) {
    this.profiles = profiles;
    this.begin = begin;
    learner = profiles.profiles().current();
    begun = begin.get();
  }

  @Override
  public Screen screen(Language language) {
    if (learner != profiles.profiles().current()) {
      learner = profiles.profiles().current();
      begun = begin.get();
    }
    return begun.screen(language);
  }

  @Override
  public void enter() {
    begun.enter();
  }

  @Override
  public void leave() {
    begun.leave();
  }
}
