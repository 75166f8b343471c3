package hnefi.ui.profile;

import hnefi.ui.learn.progress.Progress;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The profiles as they change.
public final class ProfilesModel {
  /// Tells a person from all others, whatever they are called.
  public static final class Identity {
    private Identity() {}
  }

  private final ReadOnlyObjectWrapper<Profiles> profiles;
  // In the order of the profiles.
  private List<Identity> identities;

  public ProfilesModel(Profiles first) {
    profiles = new ReadOnlyObjectWrapper<>(first);
    identities = first.all().stream().map(_ -> new Identity()).toList();
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

  /// Returns who is here now: the same under another name, and nobody else who had or will have
  /// this name.
  public Identity identity() {
    return identities.get(profiles().current());
  }

  /// Changes the profiles: somebody new, gone, chosen, or called something else.
  public void change(UnaryOperator<Profiles> change) {
    List<Profile> before = profiles().all();
    Profiles after = change.apply(profiles());
    identities =
        IntStream.range(0, after.all().size())
            .mapToObj(i -> identity(i, before, after.all()))
            .toList();
    profiles.set(after);
  }

  private Identity identity(int index, List<Profile> before, List<Profile> after) {
    String name = after.get(index).name();
    int known = find(name, before);
    // Nobody is renamed to nothing: that is a guest instead of the last one.
    boolean renamed =
        after.size() == before.size()
            && !name.isEmpty()
            && find(before.get(index).name(), after) < 0;
    if (known >= 0) {
      return identities.get(known);
    }
    return renamed ? identities.get(index) : new Identity();
  }

  private static int find(String name, List<Profile> among) {
    return IntStream.range(0, among.size())
        .filter(i -> among.get(i).name().equals(name))
        .findFirst()
        .orElse(-1);
  }

  /// Changes what the current one has learned.
  public void note(UnaryOperator<Progress> change) {
    change(all -> all.with(change.apply(all.profile().progress())));
  }
}
