package io.paiadmin.core.plugin;

import io.paiadmin.api.Problem;
import java.util.List;

/**
 * What a search brought up.
 *
 * @param providers every provider that could be made, in no promised order
 * @param problems one for each that could not
 */
record Found<P>(List<P> providers, List<Problem> problems) {
  Found {
    providers = List.copyOf(providers);
    problems = List.copyOf(problems);
  }
}
