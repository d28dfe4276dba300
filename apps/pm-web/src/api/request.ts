import { dropFirstAnswers, takeFirstAnswer } from './firstAnswers';
import { isApiProblem, offlineProblem, problemOf, timeoutProblem } from './problem';
import { hearServerTime } from './serverClock';
import { announceSessionEnd } from './sessionEnd';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Query parameters; null, undefined and '' are left out. */
  query?: Query;
  /** The version that the person saw: sent as If-Match, so that a newer one is never overwritten. */
  version?: number;
  signal?: AbortSignal;
  /** Milliseconds until the wait is given up. */
  timeout?: number;
  /** A 401 is an answer like any other here (asking who is signed in, signing in), not the end of a session. */
  anonymous?: boolean;
}

export type Query = Record<string, string | number | boolean | null | undefined>;

/**
 * One call of the HTTP API. `path` starts behind /api: `request<ClientRow>('/clients/…')`.
 * @returns the answer's JSON; null for an empty answer
 * @throws ApiProblem for everything but a 2xx; AbortError where `signal` aborted
 */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await send(path, options);
  hearServerTime(response.headers);
  if (response.ok) return (await readJson(response)) as Answer;
  if (response.status === 401 && !options.anonymous) announceSessionEnd();
  throw await problemOf(response);
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const {
    method = 'GET',
    body,
    query,
    version,
    signal,
    timeout = method === 'GET' ? 20_000 : 45_000,
  } = options;
  const url = `/api${path}${search(query)}`;
  if (method !== 'GET') dropFirstAnswers();
  // One that did not come is asked for again.
  const first = await takeFirstAnswer(url)?.catch(() => null);
  if (first) return first;
  const timer = AbortSignal.timeout(timeout);
  try {
    return await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timer]) : timer,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw timer.aborted ? timeoutProblem : offlineProblem;
  }
}

/** '?a=1&b=2', or '' where nothing is left; stable in order, so that equal queries are equal texts. */
export function search(query: Query = {}): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const text = await response.text().catch((error: unknown) => {
    // The connection broke inside the body: as good as no answer.
    throw isApiProblem(error) ? error : offlineProblem;
  });
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page or half an answer.
    throw offlineProblem;
  }
}
