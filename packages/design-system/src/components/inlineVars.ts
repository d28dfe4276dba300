import type { CSSProperties } from 'react';

/** A `style` that sets variables of vanilla-extract, each named as `createVar` did: `var(--name)`. */
export function inlineVars(values: Readonly<Record<string, string>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.slice(4, -1), value]));
}
