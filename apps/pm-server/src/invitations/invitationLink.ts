import { createHash, randomBytes } from 'node:crypto';

/** Links of one invitation that work at the same time: the newest. */
export const MOST_LINKS = 20;

/** 256 random bits in base64url: nobody guesses one. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It is random, so a fast hash keeps it as well as a slow one. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
