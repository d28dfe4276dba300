import type { SignedIn } from '../access/SignedIn';

/** What a request carries with it on its way through the routes. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The headers of every answer. */
    headers: Record<string, string>;
    /** What `answer` made, which has them. */
    answer: Response;
    /** Set by the guard: routes behind it can rely on it. */
    actor: SignedIn;
  };
}
