/// Strict reading of the content's YAML files: every key is asked for by name, none is left over,
/// and whatever is wrong is said with file, line and reason.
package hnefi.content.yaml;
