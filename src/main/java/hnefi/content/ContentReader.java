package hnefi.content;

import hnefi.content.yaml.Fault;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.Form;
import hnefi.content.yaml.MissingText;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Language;
import hnefi.text.Message;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads content file by file; a damaged one becomes a fault and leaves the others readable.
public final class ContentReader {
  private final ContentFolder folder;
  private final List<Fault> faults = new ArrayList<>();
  private final List<MissingText> missing = new ArrayList<>();

  public ContentReader(ContentFolder folder) {
    this.folder = folder;
  }

  /// Returns what was wrong so far.
  public List<Fault> faults() {
    return List.copyOf(faults);
  }

  /// Returns the texts that some language lacks.
  public List<MissingText> missing() {
    return List.copyOf(missing);
  }

  /// Notes a text that a language lacks.
  public void add(MissingText text) {
    missing.add(text);
  }

  /// Notes a fault found by other means than reading.
  public void add(Fault fault) {
    faults.add(fault);
  }

  /// Returns the raw text of a file that must be there.
  public Optional<String> text(String path) {
    try {
      return Optional.of(mustRead(path));
    } catch (FaultException e) {
      faults.add(e.fault());
      return Optional.empty();
    }
  }

  /// Returns the raw text of a file that holds what is said in one language; only that of
  /// [Language#FALLBACK] must be there.
  public Optional<String> text(String path, Language language) {
    if (language == Language.FALLBACK) {
      return text(path);
    }
    try {
      Optional<String> text = read(path);
      if (text.isEmpty()) {
        missing.add(new MissingText(path, 0, language));
      }
      return text;
    } catch (FaultException e) {
      faults.add(e.fault());
      return Optional.empty();
    }
  }

  /// Returns what the form makes of a YAML file that must be there.
  public <T> Optional<T> file(String path, Form<T> form) {
    try {
      YamlValue file = YamlValue.parse(path, mustRead(path));
      T read = form.read(file);
      missing.addAll(file.missing());
      return Optional.of(read);
    } catch (FaultException e) {
      faults.add(e.fault());
      return Optional.empty();
    }
  }

  /// Returns what the form makes of each file that a folder's `index.yaml` names, in its order.
  public <T> Map<String, T> folder(String name, Form<T> form) {
    Map<String, T> found = new LinkedHashMap<>();
    for (String id : index(name)) {
      file(name + "/" + id + ".yaml", file -> named(id, file, form))
          .ifPresent(each -> found.put(id, each));
    }
    return found;
  }

  /// Returns the ids that a folder's `index.yaml` names, in its order.
  public List<String> index(String folder) {
    return file(folder + "/index.yaml", ContentReader::ids).orElse(List.of());
  }

  private static List<String> ids(YamlValue index) throws FaultException {
    List<String> ids = new ArrayList<>();
    for (YamlValue each : index.list()) {
      if (ids.contains(each.text())) {
        throw each.fault("fault.twice", each.text());
      }
      ids.add(each.text());
    }
    return ids;
  }

  /// A file that states its id must be named by it, or other files could not refer to it.
  private static <T> T named(String id, YamlValue file, Form<T> form) throws FaultException {
    Optional<YamlValue> stated = file.map().find("id");
    if (stated.isPresent() && !stated.get().text().equals(id)) {
      throw stated.get().fault("fault.id", stated.get().text());
    }
    return form.read(file);
  }

  private String mustRead(String path) throws FaultException {
    Optional<String> text = read(path);
    if (text.isEmpty()) {
      throw new FaultException(path, 0, Message.of("fault.no-file"));
    }
    return text.get();
  }

  private Optional<String> read(String path) throws FaultException {
    try {
      return folder.read(path);
    } catch (CharacterCodingException _) {
      throw new FaultException(path, 0, Message.of("fault.not-utf-8"));
    } catch (IOException e) {
      throw new FaultException(
          path, 0, Message.of("fault.unreadable", String.valueOf(e.getMessage())));
    }
  }
}
