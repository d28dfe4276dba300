import type { PreviewMatches } from '../ports/PreviewPlugin';
import { MOST_MATCHES } from './findText';

interface FinderOptions<Match> {
  /** All matches in the order of the file, part by part. */
  search: (text: string) => AsyncIterable<readonly Match[]>;
  /** Whether a match stands on or after what is in sight: the first of these is shown first. */
  isAhead: (match: Match) => boolean;
  /** More was found, or nothing any more. */
  onMatches: () => void;
  /** Brings a match into sight. */
  onGoTo: (match: Match) => void;
  onState: (matches: PreviewMatches | undefined) => void;
}

/** The search in a file: what was found, and which of it is looked at. The latest search counts. */
export function createFinder<Match>({ search, isAhead, onMatches, onGoTo, onState }: FinderOptions<Match>) {
  /** Counts searches, so that an older one stops. */
  let latest = 0;
  let isSearching = false;
  let matches: Match[] = [];
  let current = -1;
  const tell = () => {
    const [count, isCapped] = [matches.length, matches.length >= MOST_MATCHES];
    onState({ current: current + 1, count, isSearching, isCapped });
  };
  const goTo = (index: number) => {
    current = index;
    const match = matches[index];
    if (match !== undefined) onGoTo(match);
  };
  const end = () => {
    latest += 1;
    isSearching = false;
    matches = [];
    current = -1;
    onMatches();
    onState(undefined);
  };
  return {
    find: async (text: string): Promise<void> => {
      end();
      if (text.trim() === '') return;
      const mine = latest;
      isSearching = true;
      tell();
      for await (const found of search(text)) {
        if (mine !== latest) return;
        if (found.length === 0) continue;
        matches.push(...found.slice(0, MOST_MATCHES - matches.length));
        onMatches();
        if (current < 0) goTo(matches.findIndex(isAhead));
        tell();
        if (matches.length >= MOST_MATCHES) break;
      }
      if (mine !== latest) return;
      isSearching = false;
      // All are before what is in sight: on from the beginning.
      if (current < 0) goTo(matches.length > 0 ? 0 : -1);
      tell();
    },
    go: (step: 1 | -1): void => {
      if (matches.length === 0) return;
      goTo((Math.max(0, current) + step + matches.length) % matches.length);
      tell();
    },
    matches: (): readonly Match[] => matches,
    current: (): Match | null => matches[current] ?? null,
    end,
  };
}
