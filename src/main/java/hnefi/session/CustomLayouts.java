package hnefi.session;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.content.yaml.RecordMapper;
import hnefi.notation.BoardText;
import hnefi.text.FreeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The start positions that somebody keeps, each under a name of its own, in the order in which
/// they were kept: of two with the same name, the later gets a number. Immutable.
public record CustomLayouts(List<CustomLayout> all) {
  public static final CustomLayouts NONE = new CustomLayouts(List.of());

  /// How they are written, the boards as [BoardText] has them.
  public static final RecordMapper MAPPER =
      new RecordMapper().withText(Arrangement.class, BoardText::write, BoardText::readStart);

  public CustomLayouts {
    List<CustomLayout> named = new ArrayList<>();
    for (CustomLayout each : all) {
      named.add(each.named(freeName(each.name(), named)));
    }
    all = List.copyOf(named);
  }

  /// Returns the layout of this name.
  public Optional<CustomLayout> find(String name) {
    return all.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /// Returns the layouts for a board of this size.
  public List<CustomLayout> of(BoardSize size) {
    return all.stream().filter(each -> each.board().size().equals(size)).toList();
  }

  /// Returns these and one more, in place of one of the same name.
  public CustomLayouts with(CustomLayout layout) {
    List<CustomLayout> more = new ArrayList<>(all);
    more.replaceAll(each -> each.name().equals(layout.name()) ? layout : each);
    if (!more.contains(layout)) {
      more.add(layout);
    }
    return new CustomLayouts(more);
  }

  /// Returns these and one more at a place, or at the end if there are fewer; with a number if its
  /// name is taken.
  public CustomLayouts inserted(int index, CustomLayout layout) {
    List<CustomLayout> more = new ArrayList<>(all);
    more.add(Math.min(index, all.size()), layout.named(freeName(layout.name())));
    return new CustomLayouts(more);
  }

  /// Returns these with one of them under another name.
  public CustomLayouts renamed(CustomLayout layout, String name) {
    List<CustomLayout> more = new ArrayList<>(all);
    more.replaceAll(each -> each.equals(layout) ? each.named(name) : each);
    return new CustomLayouts(more);
  }

  /// Returns these without one of them.
  public CustomLayouts without(CustomLayout layout) {
    return new CustomLayouts(all.stream().filter(each -> !each.equals(layout)).toList());
  }

  /// Returns the name, with a number if another layout has it already.
  public String freeName(String wanted) {
    return freeName(wanted, all);
  }

  private static String freeName(String wanted, List<CustomLayout> others) {
    return FreeName.of(
        wanted,
        CustomLayout.LONGEST_NAME,
        name -> others.stream().anyMatch(each -> each.name().equals(name)));
  }
}
