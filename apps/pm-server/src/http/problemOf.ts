import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isFullDisk } from '../database/engines/room';
import { UncertainCommit } from '../database/engines/UncertainCommit';
import { Problem } from './Problem';

/** The problem that an error stands for. Null where it is a fault of ours, which only the log may see. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException) {
    return new Problem(error.status as ContentfulStatusCode, {
      detail: error.message || 'The request could not be read.',
    });
  }
  if (error instanceof UncertainCommit) {
    return new Problem(503, {
      detail:
        'The database was lost while it saved, so this may be saved or not. Try again: nothing is saved twice.',
      retryAfter: 5,
    });
  }
  const code = databaseCode(error);
  if (code === undefined) return null;
  if (isFullDisk(code)) {
    return new Problem(507, {
      detail:
        'The disk of the server is full: nothing was saved. Free some space on it, or ask whoever runs it to, and try again.',
    });
  }
  if (UNREACHABLE.has(code) || code.startsWith('08') || code.startsWith('57P')) {
    return new Problem(503, {
      detail: 'The database cannot be reached at the moment: nothing was saved. Try again shortly.',
      retryAfter: 5,
    });
  }
  if (code === '55P03' || code === '57014' || code === '25P03') {
    return new Problem(503, {
      detail:
        'The database is busy with something else that this needs: nothing was saved. Try again shortly; if it stays so, ask whoever runs the server.',
      retryAfter: 5,
    });
  }
  if (code === '40001' || code === '40P01') {
    return new Problem(503, {
      detail: 'Somebody else saved at the same moment: nothing was saved. Try again.',
      retryAfter: 1,
    });
  }
  if (code === '23505')
    return new Problem(409, { detail: 'This exists already. Load the newest version and try again.' });
  if (code === '22021' || code === '22P05')
    return new Problem(422, { detail: 'The text contains characters that cannot be stored.' });
  return null;
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE', 'ENGINE_DIED']);

/** What pg says without a code of a connection that broke or was not to be had in time. */
const LOST_CONNECTION =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** SQLSTATE or errno, wherever in the chain of causes the driver put it. */
function databaseCode(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code, syscall } = cause as NodeJS.ErrnoException;
    // A missing socket is a database that is down; a missing file is not.
    if (code === 'ENOENT' && syscall === 'connect') return 'ECONNREFUSED';
    if (typeof code === 'string') return code;
    if (LOST_CONNECTION.test(cause.message)) return 'ECONNRESET';
  }
  return undefined;
}
