package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.spi.ClusterConnectorProvider;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ServiceFilesTest {
  @Test
  void each_class_name_is_listed_with_its_file() {
    assertThat(read(stream("p.One # the first\n\n# none\np.Two\n")))
        .isEqualTo(Map.of("p.One", "mem:services", "p.Two", "mem:services"));
  }

  @Test
  void a_file_that_breaks_off_lists_nothing() {
    assertThat(read(new SequenceInputStream(stream("p.One\np.Two\n"), new Broken()))).isEmpty();
  }

  private static Map<String, String> read(InputStream content) {
    return ServiceFiles.read(ClusterConnectorProvider.class, new OneFile(content));
  }

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private static final class Broken extends InputStream {
    @Override
    public int read() throws IOException {
      throw new IOException("gone");
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      return read();
    }
  }

  private static final class OneFile extends ClassLoader {
    private final InputStream content;

    OneFile(InputStream content) {
      this.content = content;
    }

    @Override
    public Enumeration<URL> getResources(String name) throws MalformedURLException {
      return Collections.enumeration(List.of(new URL(null, "mem:services", new Handler(content))));
    }
  }

  private static final class Handler extends URLStreamHandler {
    private final InputStream content;

    Handler(InputStream content) {
      this.content = content;
    }

    @Override
    protected URLConnection openConnection(URL url) {
      return new URLConnection(url) {
        @Override
        public void connect() {}

        @Override
        public InputStream getInputStream() {
          return content;
        }
      };
    }
  }
}
