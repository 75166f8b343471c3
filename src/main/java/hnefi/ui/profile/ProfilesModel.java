package hnefi.ui.profile;

import hnefi.ui.learn.progress.Progress;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The profiles as they change.
public final class ProfilesModel {
  private final ReadOnlyObjectWrapper<Profiles> profiles;

  public ProfilesModel(Profiles first) {
    profiles = new ReadOnlyObjectWrapper<>(first);
  }

  public Profiles profiles() {
    return profiles.get();
  }

  public ReadOnlyObjectProperty<Profiles> profilesProperty() {
    return profiles.getReadOnlyProperty();
  }

  /// Returns what the current one has learned.
  public Progress progress() {
    return profiles().profile().progress();
  }

  /// Changes the profiles: somebody new, gone, chosen, or called something else.
  public void change(UnaryOperator<Profiles> change) {
    profiles.set(change.apply(profiles()));
  }

  /// Changes what the current one has learned.
  public void note(UnaryOperator<Progress> change) {
    change(all -> all.with(change.apply(all.profile().progress())));
  }
}
