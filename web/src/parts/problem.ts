// What to tell a person when something went wrong.
import { RequestFailed } from '../api/http';
import type { Phrase } from '../generated/Phrase';

/** The phrase of the page that says it; an unexpected problem is `problem-broken`. */
export function problemOf(error: unknown): Phrase {
  return error instanceof RequestFailed ? error.problem.phrase : { key: 'problem-broken', args: [] };
}
