package io.paiadmin.core.policy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;

/** The rules that can be checked with the policy alone. */
@FunctionalInterface
interface Legality {
  /** Returns what breaks the rules of a cluster of this kind, each problem with its place. */
  List<Problem> check(AuthenticationMode mode, Wish wish);
}
