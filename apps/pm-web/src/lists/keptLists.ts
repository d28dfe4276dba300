import { createContext } from 'react';

/** A list that was left: whoever comes back to it sees the same rows at the same place while they are loaded again. */
export interface KeptList {
  /** Its `PagedSource`. */
  source: unknown;
  /** What the source was last asked for, as JSON. */
  asked: string;
  /** How far the table was scrolled, px. */
  scrollTop: number;
}

/** The lists that were visited in this session, by the resource of their definition. Null outside the shell: nothing is kept. */
export const KeptLists = createContext<Map<string, KeptList> | null>(null);
