import { problem } from '../api/problem';
import { isMissingChunk } from './isMissingChunk';

/** What is thrown where a screen's code did not come because nobody answers; recognised by `CrashPage`. */
export const unreachableProblem = problem(
  0,
  'The server cannot be reached',
  'This page could not be loaded. Check the connection, then reload. An unsaved form has kept a draft.',
);

/** The same of a part of a screen, whose rest goes on. */
export const partUnreachableProblem = problem(
  0,
  'The server cannot be reached',
  'This part could not be loaded. Check the connection, then try again.',
);

/** What is shown where code is gone since a new version was installed. */
export const updatedProblem = problem(
  0,
  'Linework has been updated',
  'This page belongs to an older version. Reload to get the new one. An unsaved form has kept a draft.',
);

/**
 * Browsers word a file that is gone and a server that is away alike: whether the server answers tells which.
 *
 * @returns the error to show: `error` itself, or `unreachableProblem`
 */
export async function whyNotLoaded(error: unknown): Promise<unknown> {
  if (!isMissingChunk(error)) return error;
  const answers = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return answers ? error : unreachableProblem;
}
