package hnefi.kiosk;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

/// A process to which there is no memory left to listen.
final class UnreadableProcess extends Process {
  private final CountDownLatch destroyed = new CountDownLatch(1);

  @Override
  public OutputStream getOutputStream() {
    return OutputStream.nullOutputStream();
  }

  @Override
  public InputStream getInputStream() {
    throw new OutOfMemoryError("unable to create native thread");
  }

  @Override
  public InputStream getErrorStream() {
    return InputStream.nullInputStream();
  }

  @Override
  public int waitFor() throws InterruptedException {
    destroyed.await();
    return 1;
  }

  @Override
  public int exitValue() {
    if (destroyed.getCount() > 0) {
      throw new IllegalThreadStateException();
    }
    return 1;
  }

  @Override
  public void destroy() {
    destroyed.countDown();
  }

  @Override
  public Stream<ProcessHandle> descendants() {
    return Stream.empty();
  }
}
