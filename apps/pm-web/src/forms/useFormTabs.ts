import { useState } from 'react';
import type { FieldProblem } from '../api/problem';

/** Tab to the fields on it, by the start of their path: `{ details: ['name', 'address'], projects: ['projects'] }`. */
export type TabFields<Tab extends string> = Record<Tab, readonly string[]>;

export interface FormTabs<Tab extends string> {
  current: Tab;
  select: (tab: Tab) => void;
  /** Opens the tab that a field is on: `useEditForm({ showField: tabs.showField })`. */
  showField: (path: string) => void;
  /** Whether a tab holds a bad field. */
  isInvalid: (tab: Tab, errors: readonly FieldProblem[]) => boolean;
}

/** The tabs of a form: a bad one is marked and opened (CLI-10). */
export function useFormTabs<Tab extends string>(fields: TabFields<Tab>, first: Tab): FormTabs<Tab> {
  const [current, select] = useState(first);
  return {
    current,
    select,
    showField: (path) => select((open) => tabOf(path, fields) ?? open),
    isInvalid: (tab, errors) => errors.some(({ path }) => tabOf(path, fields) === tab),
  };
}

function tabOf<Tab extends string>(path: string, fields: TabFields<Tab>): Tab | null {
  for (const tab of Object.keys(fields) as Tab[]) {
    if (fields[tab].some((start) => path === start || path.startsWith(`${start}.`))) return tab;
  }
  return null;
}
