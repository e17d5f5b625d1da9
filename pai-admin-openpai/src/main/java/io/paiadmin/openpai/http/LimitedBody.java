package io.paiadmin.openpai.http;

import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;

/** Takes a body up to a size, so that no server can fill the memory. */
final class LimitedBody implements BodySubscriber<byte[]> {
  private final BodySubscriber<byte[]> whole = BodySubscribers.ofByteArray();
  private final long most;
  private long taken;
  private boolean given;
  private Subscription subscription = NONE;

  private static final Subscription NONE =
      new Subscription() {
        @Override
        public void request(long n) {}

        @Override
        public void cancel() {}
      };

  LimitedBody(long most) {
    this.most = most;
  }

  /** Says that a body is too large. */
  static final class TooLargeException extends IOException {
    private static final long serialVersionUID = 1L;
  }

  @Override
  public CompletionStage<byte[]> getBody() {
    return whole.getBody();
  }

  @Override
  public void onSubscribe(Subscription subscribed) {
    subscription = subscribed;
    whole.onSubscribe(subscribed);
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    taken += buffers.stream().mapToLong(ByteBuffer::remaining).sum();
    if (taken <= most) {
      whole.onNext(buffers);
    } else if (!given) {
      given = true;
      subscription.cancel();
      whole.onError(new TooLargeException());
    }
  }

  @Override
  public void onError(Throwable failure) {
    whole.onError(failure);
  }

  @Override
  public void onComplete() {
    whole.onComplete();
  }
}
