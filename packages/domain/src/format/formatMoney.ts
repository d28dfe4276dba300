import { CURRENCIES, type Currency } from '../settings/settingsOptions';

/** Minor units in the workspace's currency: formatMoney(12500050, 'EUR') is '€125,000.50'. '' for none. */
export function formatMoney(minor: number | null | undefined, currency: Currency): string {
  if (minor === null || minor === undefined) return '';
  return EXACT[currency].format(minor / 100);
}

/** As formatMoney without the cents, for figures that are read at a glance: '€125,001'. */
export function formatMoneyRounded(minor: number | null | undefined, currency: Currency): string {
  if (minor === null || minor === undefined) return '';
  return ROUNDED[currency].format(minor / 100);
}

/** An amount as an input field shows it for editing: amountText(12500050) is '125000.50'. parseMoney reads it back. */
export function amountText(minor: number | null | undefined): string {
  return minor === null || minor === undefined ? '' : (minor / 100).toFixed(2);
}

const EXACT = byCurrency({});
const ROUNDED = byCurrency({ maximumFractionDigits: 0 });

function byCurrency(options: Intl.NumberFormatOptions): Record<Currency, Intl.NumberFormat> {
  const entries = CURRENCIES.map((currency) => [
    currency,
    new Intl.NumberFormat('en-US', { style: 'currency', currency, ...options }),
  ]);
  return Object.fromEntries(entries) as Record<Currency, Intl.NumberFormat>;
}
