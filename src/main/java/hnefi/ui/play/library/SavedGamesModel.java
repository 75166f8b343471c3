package hnefi.ui.play.library;

import hnefi.storage.GameRepository;
import hnefi.storage.GameSummary;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// Which of the saved games are listed, and in what order.
final class SavedGamesModel {
  /// What the list begins with.
  enum Order {
    /// The game that was begun last.
    LATEST,
    NAME
  }

  private final ObjectProperty<Order> order = new SimpleObjectProperty<>(Order.LATEST);
  private final StringProperty search = new SimpleStringProperty("");

  ObjectProperty<Order> orderProperty() {
    return order;
  }

  /// What is typed to find a game: every word of it must occur in what is said of the game.
  StringProperty searchProperty() {
    return search;
  }

  /// Returns the games to be listed. Damaged files come last, and only where nothing is left out.
  ///
  /// @param games all of them, the latest first
  List<GameRepository.Entry> listed(List<GameRepository.Entry> games, SavedGameWords words) {
    List<Game> found = new ArrayList<>();
    List<GameRepository.Entry> damaged = new ArrayList<>();
    for (GameRepository.Entry each : games) {
      Optional<GameSummary> summary = each.content().toOptional();
      summary
          .filter(game -> isWanted(game, words))
          .ifPresent(game -> found.add(new Game(each, game)));
      if (summary.isEmpty() && search.get().isBlank()) {
        damaged.add(each);
      }
    }
    return Stream.concat(
            found.stream().sorted(comparator(words)).map(Game::entry), damaged.stream())
        .toList();
  }

  private record Game(GameRepository.Entry entry, GameSummary summary) {}

  private boolean isWanted(GameSummary game, SavedGameWords words) {
    Locale locale = words.words().language().locale();
    String said =
        String.join(
                " ", words.title(game), words.details(game), words.state(game), words.rules(game))
            .toLowerCase(locale);
    for (String word : search.get().toLowerCase(locale).strip().split("\\s+")) {
      if (!said.contains(word)) {
        return false;
      }
    }
    return true;
  }

  /// The order of the list itself is kept among equals.
  private Comparator<Game> comparator(SavedGameWords words) {
    Collator alphabet = Collator.getInstance(words.words().language().locale());
    return switch (order.get()) {
      case LATEST -> Comparator.comparing((Game game) -> game.summary().date()).reversed();
      case NAME -> Comparator.comparing(game -> words.title(game.summary()), alphabet);
    };
  }
}
