import type { Currency } from '@linework/domain';

/** What stands before an amount in a field: '$', '€', '£', 'CA$'. */
export function currencySymbol(currency: Currency): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
