/** One field's error: `path` is the form's dotted path ('projects.0.name'), `message` the text to show beside it. */
export interface FieldProblem {
  path: string;
  message: string;
}

/**
 * Why a request did not give what was asked for: the server's problem+json, or that no answer came at all.
 * A tagged object rather than a class, so that it survives structured cloning and is compared by its fields.
 */
export interface ApiProblem {
  kind: 'api-problem';
  /** The HTTP status; 0 where no answer came. */
  status: number;
  /** What happened, in a few words. */
  title: string;
  /** What happened and what to do, in a sentence for the person. */
  detail: string;
  errors: FieldProblem[];
  /** The stored row, where the server refused a stale version (412). */
  current?: unknown;
  /** Seconds to wait before the next attempt, where the server said so (429, 503). */
  retryAfter?: number;
}

export function isApiProblem(error: unknown): error is ApiProblem {
  return typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'api-problem';
}

/** Any thrown thing as a problem: what did not come from the API is a fault of ours and says so. */
export function toProblem(error: unknown): ApiProblem {
  if (isApiProblem(error)) return error;
  return problem(
    0,
    'Something went wrong',
    'Linework could not do this. Try again; if it happens again, reload the page.',
  );
}

export function problem(status: number, title: string, detail: string): ApiProblem {
  return { kind: 'api-problem', status, title, detail, errors: [] };
}

export const offlineProblem = problem(
  0,
  'The server cannot be reached',
  'Linework could not reach the server. Check the connection and try again; what you typed is still here.',
);

export const timeoutProblem = problem(
  0,
  'The server took too long',
  'The server did not answer in time. Try again; saving twice does not make two.',
);

export const signedOutProblem = problem(
  401,
  'You are signed out',
  'Your session has ended. Sign in again, then repeat this; what you typed is still here.',
);

/** Reads an answer that is not 2xx. Never throws: a body that is no problem+json still gives a sentence. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null);
  const fallback = fallbackFor(response.status);
  if (typeof body !== 'object' || body === null) return fallback;
  const { title, detail, errors, current } = body as Record<string, unknown>;
  const seconds = Number(response.headers.get('Retry-After'));
  return {
    ...fallback,
    ...(typeof title === 'string' && { title }),
    ...(typeof detail === 'string' && { detail }),
    errors: Array.isArray(errors) ? errors.filter(isFieldProblem) : [],
    ...(current !== undefined && current !== null && { current }),
    ...(seconds > 0 && { retryAfter: seconds }),
  };
}

function isFieldProblem(error: unknown): error is FieldProblem {
  if (typeof error !== 'object' || error === null) return false;
  const { path, message } = error as Record<string, unknown>;
  return typeof path === 'string' && typeof message === 'string';
}

function fallbackFor(status: number): ApiProblem {
  if (status === 401) return signedOutProblem;
  if (status === 403)
    return problem(status, 'Not allowed', 'Your access role does not allow this. Ask an owner or admin.');
  if (status === 404) return problem(status, 'Not found', 'This does not exist, or you may not see it.');
  if (status === 413)
    return problem(
      status,
      'Too large',
      'This is larger than the server takes. Make it smaller and try again.',
    );
  if (status === 429) return problem(status, 'Too many attempts', 'Wait a moment, then try again.');
  if (status === 503)
    return problem(
      status,
      'The server is busy',
      'The server cannot take this right now. Try again in a moment.',
    );
  if (status === 507)
    return problem(
      status,
      'The server is out of space',
      'The server has no room left to save this. Tell whoever runs it.',
    );
  return problem(
    status,
    'The server could not do this',
    'Something went wrong on the server. Try again in a moment.',
  );
}
