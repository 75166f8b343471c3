package hnefi.storage;

import hnefi.board.Arrangement;
import hnefi.notation.BoardText;
import hnefi.session.CustomLayout;
import hnefi.session.CustomLayouts;
import hnefi.text.Excerpt;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Result;
import hnefi.text.Words;
import java.util.Optional;
import java.util.stream.Collectors;

/// Layouts as text: `ROW/ROW/... NAME` a line, the top rank first, `#` before a remark.
public final class CustomLayoutsFormat implements TextFormat<CustomLayouts> {
  @Override
  public CustomLayouts initial() {
    return CustomLayouts.NONE;
  }

  @Override
  public Words reasons(Language language) {
    return Words.of(BoardText.class, "notation", language)
        .with(Words.of(CustomLayoutsFormat.class, "layouts", language));
  }

  @Override
  public String write(CustomLayouts layouts) {
    return layouts.all().stream()
        .map(each -> BoardText.write(each.board()) + " " + each.name())
        .collect(Collectors.joining("\n", "# Hnefi: start positions of your own\n", "\n"));
  }

  @Override
  public Salvaged<CustomLayouts> read(String text) {
    CustomLayouts layouts = CustomLayouts.NONE;
    Optional<LineFault> fault = Optional.empty();
    int number = 0;
    for (String line : text.lines().map(String::strip).toList()) {
      number++;
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      int here = number;
      switch (read(line, layouts)) {
        case Result.Good<CustomLayout>(CustomLayout layout) -> layouts = layouts.with(layout);
        case Result.Bad<CustomLayout>(_, Message reason) ->
            fault = fault.or(() -> Optional.of(new LineFault(here, reason.shortened())));
      }
    }
    return new Salvaged<>(layouts, fault);
  }

  private static Result<CustomLayout> read(String line, CustomLayouts before) {
    String[] parts = line.split("\\s+", 2);
    if (parts.length < 2) {
      return Result.bad("layouts.nameless", Excerpt.of(line));
    }
    return BoardText.readStart(parts[0])
        .then((Arrangement board) -> {
          CustomLayout layout = new CustomLayout(parts[1], board);
          return before.find(layout.name()).isPresent()
              ? Result.bad("layouts.twice", layout.name())
              : new Result.Good<>(layout);
        });
  }
}
