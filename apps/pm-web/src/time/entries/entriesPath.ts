import { search } from '../../api/request';

/** The list of entries with filters of its own, below the app's prefix: `{ user, date: '2026-11-16..2026-11-22' }`. */
export function entriesPath(filters: Record<string, string | null> = {}): string {
  return `/time-tracking${search({ tab: 'entries', ...filters })}`;
}
