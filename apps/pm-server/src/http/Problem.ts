import { type FieldError, MOST_FIELD_ERRORS } from '@linework/domain';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './AppEnv';
import { answer } from './answer';

interface ProblemFacts {
  /** What happened and what to do, in words for the person at the screen. */
  detail: string;
  /** By dotted path in the request's body: 'projects.0.endDate'. The answer names the first of them only. */
  errors?: FieldError[];
  /** The stored row, where a save met a newer version of it. */
  current?: unknown;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
}

/** Thrown anywhere below a route; becomes an application/problem+json answer. */
export class Problem extends Error {
  override readonly name = 'Problem';
  constructor(
    readonly status: ContentfulStatusCode,
    readonly facts: ProblemFacts,
  ) {
    super(facts.detail);
  }
}

export const notFound = (what = 'This') =>
  new Problem(404, { detail: `${what} does not exist, or you have no access to it.` });
export const forbidden = (detail = 'You are not allowed to do this.') => new Problem(403, { detail });
export const invalid = (errors: FieldError[]) =>
  new Problem(422, { detail: errors[0]?.message ?? 'Something in the form is not right.', errors });
export const conflict = (detail: string) => new Problem(409, { detail });

/** What a person is told of a fault of ours. @param number names it in the log */
export const faultText = (number: string) =>
  `Something went wrong on the server. If it happens again, tell your administrator this number: ${number}.`;

/** Answers with the problem; `requestId` lets a person's report be found in the log. */
export function sendProblem(c: Context<AppEnv>, { status, facts }: Problem): Response {
  const { detail, errors, current, retryAfter } = facts;
  const body = {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail,
    errors: errors?.slice(0, MOST_FIELD_ERRORS),
    current,
    requestId: c.get('requestId'),
  };
  return answer(c, JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  });
}

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  412: 'Changed by somebody else',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not valid',
  428: 'Version required',
  429: 'Too many attempts',
  500: 'Internal error',
  503: 'Not available',
  507: 'Storage full',
};
