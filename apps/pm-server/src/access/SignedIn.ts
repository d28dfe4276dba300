import type { Actor, TimeZone } from '@linework/domain';

/** Who sends a request, from the session's cookie: domain's actor with what the server's queries need. */
export interface SignedIn extends Actor {
  workspaceId: string;
  /** Empty where work goes on without a request. */
  sessionId: string;
  /** The API token that acts for them, where no session does. */
  tokenId?: string;
  /** What their browser says of itself, for the audit log. */
  userAgent?: string | null;
  timeZone: TimeZone;
  /** Their workspace requires a second factor, and they have none. Absent where work goes on without a request. */
  lacksTwoFactor?: boolean;
  /** The projects that they work on, where `withTheirProjects` has found them. */
  projectIds?: readonly string[];
}
