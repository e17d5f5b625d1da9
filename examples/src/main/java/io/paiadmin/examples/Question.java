package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.report.AccessReport;
import io.paiadmin.core.tenancy.access.Access;
import io.paiadmin.core.tenancy.access.Answer;
import io.paiadmin.core.tenancy.access.Resource;
import java.util.List;
import java.util.Optional;

/** One of the three questions that can be asked. */
record Question(Optional<String> user, Optional<Resource> resource) {

  static Question of(Arguments arguments) {
    Optional<String> user = arguments.option("--user");
    Optional<Resource> what = resource(arguments, "--vc", "--storage");
    Optional<Resource> who = resource(arguments, "--who-vc", "--who-storage");
    boolean clear = user.isPresent() ? who.isEmpty() : who.isPresent() && what.isEmpty();
    if (!clear) {
      throw unclear();
    }
    return new Question(user, what.or(() -> who));
  }

  String answer(Access access, boolean json) {
    if (user.isEmpty()) {
      Resource about = resource.orElseThrow();
      List<String> users = access.who(about);
      return json ? AccessReport.json(about, users) : AccessReport.text(about, users);
    }
    if (resource.isEmpty()) {
      List<Resource> held = access.what(user.get());
      return json ? AccessReport.json(user.get(), held) : AccessReport.text(user.get(), held);
    }
    Answer answer = access.why(user.get(), resource.get());
    return json ? AccessReport.json(answer) : AccessReport.text(answer);
  }

  private static Optional<Resource> resource(Arguments arguments, String vc, String storage) {
    Optional<Resource> first = arguments.option(vc).map(Resource::virtualCluster);
    Optional<Resource> second = arguments.option(storage).map(Resource::storage);
    if (first.isPresent() && second.isPresent()) {
      throw unclear();
    }
    return first.or(() -> second);
  }

  private static PaiAdminException unclear() {
    return new PaiAdminException(
        StandardErrorCode.INVALID_INPUT,
        "it is not clear what is asked",
        "give --user U with at most one of --vc V and --storage S, or one of --who-vc V and"
            + " --who-storage S");
  }
}
