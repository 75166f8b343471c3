package hnefi.ui.history;

import hnefi.content.history.Demonstration;
import hnefi.content.history.Dispute;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A dispute being looked at, and under which reading each of its demonstrations was last played.
final class DisputeModel {
  private final Dispute dispute;
  private final Map<String, ReadOnlyObjectWrapper<Optional<String>>> shown = new HashMap<>();

  DisputeModel(Dispute dispute) {
    this.dispute = dispute;
    for (Demonstration each : dispute.demonstrations()) {
      shown.put(each.id(), new ReadOnlyObjectWrapper<>(Optional.empty()));
    }
  }

  Dispute dispute() {
    return dispute;
  }

  /// Plays a demonstration under a reading.
  void show(Demonstration demonstration, String reading) {
    wrapper(demonstration).set(Optional.of(reading));
  }

  /// The id of the reading a demonstration was last played under.
  ReadOnlyObjectProperty<Optional<String>> shownProperty(Demonstration demonstration) {
    return wrapper(demonstration).getReadOnlyProperty();
  }

  private ReadOnlyObjectWrapper<Optional<String>> wrapper(Demonstration demonstration) {
    return Objects.requireNonNull(shown.get(demonstration.id()));
  }
}
