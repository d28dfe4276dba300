import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';

/** What a request carries with it on its way through the routes. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The headers of every answer. */
    headers: Record<string, string>;
    /** What `answer` made, which has them. */
    answer: Response;
    /** Who sends the request or tries to sign in, for the log; not set for a visitor. */
    personId: string | undefined;
    /** The session that the request opened. */
    sessionId: string | undefined;
    /** What happened that is looked for in the log, besides refusals. */
    event:
      | 'sign-in'
      | 'sign-out'
      | 'password-change'
      | 'password-reset'
      | 'sessions-end'
      | 'two-factor-on'
      | 'two-factor-off'
      | 'recovery-codes'
      | undefined;
    /** Set by the guard: routes behind it can rely on it. */
    actor: SignedIn;
    /** Set by the guard: what `permit` asks about rows. */
    database: Tx;
  };
}
