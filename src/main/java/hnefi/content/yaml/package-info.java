/// Strict reading of YAML files: every key is asked for by name, none is left over, and whatever is
/// wrong is said with file, line and reason. Records are mapped to YAML and back.
package hnefi.content.yaml;
