import { cleanEmail, emailKey } from '@linework/domain';
import { type SQL, sql } from '../database/sql';

/**
 * That a stored address is the same person's as another, in whatever case, and with its domain as people read it or as it travels:
 * browsers that rewrote what was typed had it stored so.
 *
 * @param stored in lower case
 */
export function isEmailOf(stored: SQL, email: string): SQL {
  const readable = cleanEmail(email);
  return sql`${stored} in (lower(${readable}), ${readable.toLowerCase()}, ${emailKey(email)})`;
}
