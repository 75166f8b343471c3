package hnefi.narration;

import hnefi.board.Square;
import hnefi.rules.Captor;
import hnefi.rules.Capture;
import hnefi.text.Tag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Tells who fell and by whom; a row that fell together shares a sentence.
record CaptureTeller(Phrases phrases) {
  List<Statement> tell(List<Capture> captures) {
    Map<List<Captor>, List<Capture>> rows = new LinkedHashMap<>();
    List<Statement> single = new ArrayList<>();
    for (Capture each : captures) {
      if (each.kind() == Capture.Kind.SHIELD_WALL) {
        rows.computeIfAbsent(each.captors(), _ -> new ArrayList<>()).add(each);
      } else {
        single.add(tell(each));
      }
    }
    List<Statement> told = new ArrayList<>(rows.values().stream().map(this::row).toList());
    told.addAll(single);
    return told;
  }

  private Statement row(List<Capture> row) {
    List<Square> squares = row.stream().map(Capture::square).toList();
    return statement(row, "capture.shield-wall", phrases.at(squares));
  }

  private Statement tell(Capture capture) {
    String at = Phrases.at(capture.square());
    String kind = "capture." + Tag.of(capture.kind());
    List<Captor> captors = capture.captors();
    return switch (capture.kind()) {
      case SHIELD_WALL -> row(List.of(capture));
      case KING_SURROUNDED -> statement(List.of(capture), kind, at, phrases.captors(captors));
      case KING_FLANKED -> held(capture, kind);
      case PINCER, AGAINST_THRONE, AGAINST_HELD_THRONE, AGAINST_CORNER, AGAINST_EDGE ->
          held(capture, kind + "." + Tag.of(capture.piece()));
    };
  }

  private Statement held(Capture capture, String key) {
    List<Captor> captors = capture.captors();
    return statement(
        List.of(capture),
        key,
        Phrases.at(capture.square()),
        phrases.captor(captors.get(0)),
        phrases.captor(captors.get(1)));
  }

  /// All captives of a statement were held by the same captors.
  private Statement statement(List<Capture> captives, String key, Object... arguments) {
    Capture first = captives.getFirst();
    return new Statement(
        Statement.Kind.CAPTURE,
        phrases.say(key, arguments),
        Optional.of(first.rule()),
        first.captors().stream()
            .flatMap(each -> each.square().stream())
            .collect(Collectors.toSet()),
        Set.copyOf(captives.stream().map(Capture::square).toList()));
  }
}
