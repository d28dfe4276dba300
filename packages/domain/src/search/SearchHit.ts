import { z } from 'zod';
import { searchedKinds } from '../entities/entities';
import { Id } from '../fields/id';

export const SEARCH_KINDS = [...searchedKinds, 'document', 'drawing'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One line of the global search. */
export const SearchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: Id,
  title: z.string(),
  /** What tells it from others of that name: a project's client, a task's, a file's or a time entry's project, a person's role. */
  subtitle: z.string(),
  /** Of a time entry, whose descriptions are often alike: YYYY-MM-DD. */
  date: z.iso.date().nullable(),
});
export type SearchHit = z.infer<typeof SearchHit>;

/**
 * GET /api/search: hits in groups, each with how many there are in all, counted up to the cap of domain's lists. Groups without
 * hits are left out.
 */
export const SearchResults = z.object({
  query: z.string(),
  /** The words that were searched instead, where `query` finds nothing and these are a typing error away. */
  corrected: z.string().nullable(),
  groups: z.array(
    z.object({
      kind: z.enum(SEARCH_KINDS),
      total: z.number().int(),
      totalIsCapped: z.boolean(),
      hits: z.array(SearchHit),
    }),
  ),
});
export type SearchResults = z.infer<typeof SearchResults>;
