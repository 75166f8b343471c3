package hnefi.app;

import hnefi.fx.file.DocumentPrinter;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

/// A printer for one visit, on which a few documents can be printed and no more.
record PrintQuota(DocumentPrinter printer, AtomicInteger left) implements DocumentPrinter {
  private static final int DOCUMENTS = 3;

  PrintQuota(DocumentPrinter printer) {
    this(printer, new AtomicInteger(DOCUMENTS));
  }

  @Override
  public boolean isReady() {
    return left.get() > 0 && printer.isReady();
  }

  @Override
  public void print(byte[] pdf) throws IOException {
    if (left.getAndDecrement() <= 0) {
      throw new IOException("enough was printed");
    }
    printer.print(pdf);
  }
}
