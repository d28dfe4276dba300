import type { SearchHit } from '@linework/domain';
import { useFormat } from '../format/useFormat';

/** The second line of a hit: what tells it from others of that name. */
export function useHitDetail(): (hit: SearchHit) => string {
  const format = useFormat();
  return ({ subtitle, date }) => [subtitle, date && format.date(date)].filter(Boolean).join(' · ');
}
