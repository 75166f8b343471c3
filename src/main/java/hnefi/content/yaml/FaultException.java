package hnefi.content.yaml;

import hnefi.text.Message;

/// Ends the reading of one file; caught where files are read, so that the others stay readable.
public final class FaultException extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Fault fault;

  public FaultException(Fault fault) {
    super(fault.toString());
    this.fault = fault;
  }

  public FaultException(String file, int line, Message reason) {
    this(new Fault(file, line, reason));
  }

  public Fault fault() {
    return fault;
  }
}
