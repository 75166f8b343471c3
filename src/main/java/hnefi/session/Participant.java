package hnefi.session;

import hnefi.text.Excerpt;

/// Who plays one side.
public sealed interface Participant {
  /// Somebody in front of the screen.
  ///
  /// @param name as given, cut after [#LONGEST_NAME] characters; empty if none was
  record Human(String name) implements Participant {
    public static final int LONGEST_NAME = 60;

    public Human {
      name = Excerpt.cut(name.strip(), LONGEST_NAME).strip();
    }
  }

  /// Two people in front of the screen who make the moves of their side in turn.
  ///
  /// @param first who makes the first move of the side; empty without a name
  /// @param second who makes the second; empty without a name
  record Team(String first, String second) implements Participant {
    public Team {
      first = new Human(first).name();
      second = new Human(second).name();
    }
  }

  /// The computer.
  ///
  /// @param opponent the id of one of the computer's characters
  record Computer(String opponent) implements Participant {}

  /// Somebody without a name.
  Participant SOMEBODY = new Human("");

  /// Returns whether the computer plays here.
  default boolean isComputer() {
    return this instanceof Computer;
  }
}
