import { Columns } from '@linework/design-system';
import type { ReactElement } from 'react';

/** The dashboard's panels two by two, each with a key; what a person does not have leaves no gap. */
export function Panels({ panels }: { panels: readonly (ReactElement | false | undefined)[] }) {
  const shown = panels.filter(Boolean);
  const rows = { first: shown.slice(0, 2), second: shown.slice(2, 4), third: shown.slice(4) };
  return Object.entries(rows).map(([place, row]) => row.length > 0 && <Columns key={place}>{row}</Columns>);
}
