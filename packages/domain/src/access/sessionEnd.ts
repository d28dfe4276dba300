/** A session ends after so many days without use, and after so many in any case. */
export const SESSION_DAYS = { unused: 30, old: 90 } as const;

export type SessionEnd = keyof typeof SESSION_DAYS;

export const sessionEndMessages: Record<SessionEnd, string> = {
  unused: `Your session ended because it was not used for ${SESSION_DAYS.unused} days. Sign in to continue.`,
  old: `Your session ended because it was ${SESSION_DAYS.old} days old. Sign in to continue.`,
};
