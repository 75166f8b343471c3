package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Something to know about a book: a peculiarity or a mistake.
public record Remark(Text text, List<Citation> cites, Optional<Topic> dispute) {
  static List<Remark> readAll(YamlValue list, Ledger ledger) throws FaultException {
    List<Remark> remarks = new ArrayList<>();
    for (YamlValue each : list.list()) {
      YamlMap map = each.map();
      remarks.add(
          new Remark(
              map.get("text").words(),
              ledger.citations(map, "cites"),
              map.optional("dispute", other -> ledger.topic(Topic.Kind.DISPUTE, other))));
      map.done();
    }
    return remarks;
  }
}
