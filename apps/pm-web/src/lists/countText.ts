import { formatNumber } from '@linework/domain';

/** How many rows match: '212', or '100+' where the server stopped counting. */
export function countText({ total, atLeast }: { total: number | null; atLeast: number }): string {
  return total === null ? `${formatNumber(atLeast)}+` : formatNumber(total);
}
