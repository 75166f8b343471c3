package hnefi.fx.nav;

import javafx.util.Subscription;

/// Keeps what a part of a screen listens to, to let go of all of it together.
public abstract class ModelListener implements Disposable {
  private Subscription subscription = Subscription.EMPTY;

  /// Listens until the screen has left the view.
  protected final void listen(Subscription... more) {
    subscription = subscription.and(Subscription.combine(more));
  }

  @Override
  public void dispose() {
    subscription.unsubscribe();
  }
}
