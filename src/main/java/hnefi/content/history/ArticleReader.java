package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/// Reads one Markdown file of an article: front matter in YAML, then paragraphs, quotations and
/// figures. Whatever Markdown knows beyond these is refused.
final class ArticleReader {
  private static final String FENCE = "---";
  private static final String CITE = "cite:";
  private static final String FACT = "fact:";
  private static final String FIGURE = "figure:";

  private final HistoryReferences references;
  private final String file;
  private final Parser parser =
      Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS).build();
  private int offset;

  ArticleReader(HistoryReferences references, String file) {
    this.references = references;
    this.file = file;
  }

  Article.Telling read(String text) throws FaultException {
    List<String> lines = text.lines().toList();
    int end = lines.isEmpty() ? -1 : lines.subList(1, lines.size()).indexOf(FENCE) + 1;
    if (end < 1 || !lines.getFirst().equals(FENCE)) {
      throw fault(1, "fault.no-front-matter");
    }
    // The fence becomes an empty line so that the lines of the front matter keep their numbers.
    String front = "\n" + String.join("\n", lines.subList(1, end));
    YamlMap map = YamlValue.parse(file, front).map();
    String title = map.get("title").text();
    String summary = map.get("summary").text();
    map.done();
    offset = end + 1;
    Node document = parser.parse(String.join("\n", lines.subList(offset, lines.size())));
    List<Block> blocks = new ArrayList<>();
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      blocks.add(block(node));
    }
    return new Article.Telling(title, summary, blocks);
  }

  private Block block(Node node) throws FaultException {
    return switch (node) {
      case Paragraph paragraph when paragraph.getFirstChild() instanceof Image image ->
          figure(paragraph, image);
      case Paragraph paragraph -> new Block.Paragraph(spans(paragraph), line(node));
      case BlockQuote quote
          when quote.getFirstChild() instanceof Paragraph only && only.getNext() == null ->
          new Block.Quote(spans(only), line(node));
      default -> throw fault(line(node), "fault.no-markdown", node.getClass().getSimpleName());
    };
  }

  private Block figure(Paragraph paragraph, Image image) throws FaultException {
    String target = image.getDestination();
    String alternative = String.join("", texts(image, line(paragraph)));
    String caption = Optional.ofNullable(image.getTitle()).orElse("");
    if (image.getNext() != null || !target.startsWith(FIGURE)) {
      throw fault(line(paragraph), "fault.no-figure", target);
    }
    if (alternative.isBlank() || caption.isBlank()) {
      throw fault(line(paragraph), "fault.no-alternative", target);
    }
    String id = target.substring(FIGURE.length());
    references.figure(id, file, line(paragraph));
    return new Block.Figure(id, alternative, caption, line(paragraph));
  }

  private List<Span> spans(Node parent) throws FaultException {
    List<Span> spans = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
      spans.add(span(node, line(parent)));
    }
    return List.copyOf(spans);
  }

  private Span span(Node node, int line) throws FaultException {
    return switch (node) {
      case Text text -> new Span.Words(text.getLiteral(), Span.Style.PLAIN);
      case SoftLineBreak _ -> new Span.Words(" ", Span.Style.PLAIN);
      case Emphasis emphasis ->
          new Span.Words(String.join("", texts(emphasis, line)), Span.Style.ITALIC);
      case StrongEmphasis strong ->
          new Span.Words(String.join("", texts(strong, line)), Span.Style.BOLD);
      case Link link -> link(link, line);
      default -> throw fault(line, "fault.no-markdown", node.getClass().getSimpleName());
    };
  }

  private Span link(Link link, int line) throws FaultException {
    String target = link.getDestination();
    if (target.startsWith(CITE)) {
      Optional<Citation> citation = references.sources().find(target.substring(CITE.length()));
      if (citation.isEmpty()) {
        throw fault(line, "fault.no-citation", target.substring(CITE.length()));
      }
      return new Span.Cite(citation.get());
    }
    if (target.startsWith(FACT)) {
      return new Span.Mark(target.substring(FACT.length()));
    }
    return new Span.Link(String.join("", texts(link, line)), references.topic(target, file, line));
  }

  private List<String> texts(Node parent, int line) throws FaultException {
    List<String> texts = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
      switch (node) {
        case Text text -> texts.add(text.getLiteral());
        case SoftLineBreak _ -> texts.add(" ");
        default -> throw fault(line, "fault.no-markdown", node.getClass().getSimpleName());
      }
    }
    return texts;
  }

  private int line(Node node) {
    return node.getSourceSpans().isEmpty()
        ? 0
        : offset + node.getSourceSpans().getFirst().getLineIndex() + 1;
  }

  private FaultException fault(int line, String key, Object... arguments) {
    return new FaultException(file, line, Message.of(key, arguments));
  }
}
