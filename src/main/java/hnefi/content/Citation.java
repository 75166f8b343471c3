package hnefi.content;

/// A place in a source, written `mungo/b-i-a`.
public record Citation(String source, String passage) {
  /// Returns the citation as content writes it.
  public String text() {
    return source + "/" + passage;
  }
}
