package hnefi.ui.history;

import hnefi.content.history.History;
import hnefi.content.history.Term;
import hnefi.content.history.search.SearchText;
import hnefi.text.Language;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Which names are listed, and which one is chosen.
final class NamesModel {
  private final List<Term> all;
  private final ReadOnlyObjectWrapper<Optional<Term.Kind>> kind =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Term>> chosen =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  NamesModel(History history) {
    all = List.copyOf(history.terms().values());
  }

  /// Returns the names of the kind that is listed, in alphabetical order.
  List<Term> listed(Language language) {
    Predicate<Term> fits =
        kind.get().<Predicate<Term>>map(wanted -> each -> each.kind() == wanted).orElse(_ -> true);
    return all.stream()
        .filter(fits)
        .sorted(Comparator.comparing(each -> SearchText.fold(each.word().in(language))))
        .toList();
  }

  void list(Optional<Term.Kind> wanted) {
    kind.set(wanted);
  }

  void choose(Term term) {
    if (kind.get().filter(wanted -> wanted != term.kind()).isPresent()) {
      kind.set(Optional.empty());
    }
    chosen.set(Optional.of(term));
  }

  ReadOnlyObjectProperty<Optional<Term.Kind>> kindProperty() {
    return kind.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<Optional<Term>> chosenProperty() {
    return chosen.getReadOnlyProperty();
  }
}
