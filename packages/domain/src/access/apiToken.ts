import { z } from 'zod';
import { choice } from '../fields/choice';
import { Id, Instant } from '../fields/id';
import { requiredText } from '../fields/text';
import { currentPassword } from './currentPassword';

/** What a token may do: read what its person may see, or everything that they may do. */
export const TOKEN_SCOPES = ['read', 'all'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const TOKEN_SCOPE_LABELS: Record<TokenScope, string> = {
  read: 'Reading only',
  all: 'Everything I may do',
};

/** Days that a token can be made to last. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;

/** Of one person, those that ended included. */
export const MOST_TOKENS = 50;

/** Requests that one token may send within a minute. */
export const TOKEN_REQUESTS_PER_MINUTE = 600;

/** What every token begins with, so that scanners for leaked secrets can find it. */
export const TOKEN_PREFIX = 'lw_';

export const tokenMessages = {
  notAToken: 'The name, the scope and the days of a token are expected here',
  nameRequired: 'Name is required',
  scopeInvalid: 'Scope must be one of the list',
  daysInvalid: `Days must be one of ${TOKEN_DAYS.join(', ')}`,
  tooMany: `A person has ${MOST_TOKENS} tokens at most. Revoke some first.`,
  invalid: 'This token is not valid: it was revoked, has expired or never was one.',
  readsOnly: 'This token may only read.',
  needsSession: 'This needs somebody who is signed in. A token can’t do it.',
  tooManyRequests: `A token may send ${TOKEN_REQUESTS_PER_MINUTE} requests a minute. Wait a moment.`,
} as const;

/** A new token. The password is asked for: whoever finds a browser open must not leave with a key. */
export const ApiTokenInput = z.object(
  {
    name: requiredText({ label: 'Name', required: tokenMessages.nameRequired }),
    scope: choice(TOKEN_SCOPES, tokenMessages.scopeInvalid),
    days: z.literal(TOKEN_DAYS, { error: tokenMessages.daysInvalid }),
    currentPassword,
  },
  { error: tokenMessages.notAToken },
);
export type ApiTokenInput = z.output<typeof ApiTokenInput>;

export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  /** Its last four characters, to tell it by. */
  ending: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  /** To within a minute; null where it was never used. */
  lastUsedAt: Instant.nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

/** Shown once: the server keeps a hash only. */
export const NewApiToken = z.object({ token: z.string(), ...ApiToken.shape });
export type NewApiToken = z.infer<typeof NewApiToken>;
