package hnefi.kiosk;

import hnefi.text.InvalidValueException;
import java.util.List;

/// What the attract loop says in one language, shown in turn; at most eight sentences of at most
/// 160 characters.
public record AttractSentences(List<String> all) {
  private static final int MOST = 8;
  private static final int LONGEST = 160;

  public AttractSentences {
    all = List.copyOf(all);
    if (all.stream().allMatch(String::isBlank)) {
      throw new InvalidValueException("all", "fault.none");
    }
    if (all.size() > MOST) {
      throw new InvalidValueException("all", "fault.kiosk.many", all.size(), MOST);
    }
    int longest = all.stream().mapToInt(String::length).max().orElse(0);
    if (longest > LONGEST) {
      throw new InvalidValueException("all", "fault.kiosk.long", longest, LONGEST);
    }
  }
}
