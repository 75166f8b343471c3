package hnefi.content.lesson;

import hnefi.board.Square;
import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.diagram.Diagram;
import hnefi.content.diagram.Event;
import hnefi.rules.Position;
import java.util.List;
import java.util.Optional;

/// One step of a lesson. Its rules and its citations are those of its diagram unless it says
/// otherwise.
public sealed interface Step {
  /// Something said beside a board.
  ///
  /// @param at after how many events of the diagram
  record Say(String name, Diagram diagram, int at, String text) implements Step {
    /// Returns the position shown.
    public Position position() {
      return diagram.after(at);
    }
  }

  /// A diagram replayed move by move.
  ///
  /// @param text what is said before the first move; the diagram's caption if empty
  record Watch(String name, Diagram diagram, Optional<String> text) implements Step {}

  /// Several diagrams side by side.
  record Gallery(String name, List<Diagram> diagrams, String text) implements Step {
    public Gallery {
      diagrams = List.copyOf(diagrams);
    }

    @Override
    public Diagram diagram() {
      return diagrams.getFirst();
    }
  }

  /// The learner makes one move or several, against scripted replies.
  ///
  /// @param at after how many events of the diagram it begins
  /// @param done what is said when it is solved
  record Try(String name, Diagram diagram, int at, String text, String done, List<Round> rounds)
      implements Step {
    public Try {
      rounds = List.copyOf(rounds);
    }

    /// Returns the position in which the learner begins.
    public Position position() {
      return diagram.after(at);
    }
  }

  /// Tap every piece that falls.
  ///
  /// @param event which event of the diagram is asked about, counted from 0
  record Ask(String name, Diagram diagram, int event, String text) implements Step {
    /// Returns the move asked about.
    public Event question() {
      return diagram.events().get(event);
    }

    /// Returns the squares to be tapped, as the referee found them.
    public List<Square> answer() {
      return question() instanceof Event.Played played ? played.turn().captured() : List.of();
    }
  }

  /// What happens to this move under one book?
  ///
  /// @param event which event of the diagram is asked about, counted from 0
  /// @param under the rules it is judged by
  record Decide(String name, Diagram diagram, int event, Edition under, Question asks, String text)
      implements Step {
    /// What is to be answered with yes or no.
    public enum Question {
      /// Does anything fall?
      FALLS,
      /// May the move be made?
      LEGAL,
      /// Does the move end the game?
      ENDS
    }

    @Override
    public Edition edition() {
      return under;
    }
  }

  /// One diagram under several books; what happens is computed.
  record Compare(String name, Diagram diagram, List<Edition> books, String text) implements Step {
    public Compare {
      books = List.copyOf(books);
    }
  }

  /// Returns the name of the step within its lesson.
  String name();

  Diagram diagram();

  /// Returns the rules of the step.
  default Edition edition() {
    return diagram().edition();
  }

  /// Returns the passages the step rests on.
  default List<Citation> cite() {
    return diagram().cite();
  }
}
