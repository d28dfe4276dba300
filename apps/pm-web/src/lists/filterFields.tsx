import { NO_VALUE, type PersonRow } from '@linework/domain';
import { CalendarDays, CircleDot, Crown, Factory, ShieldCheck, SignalHigh, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FilterOption {
  value: string;
  label: string;
}

/** A field that a list is filtered by, as its menu shows it. */
export interface FilterField<Filter extends string> {
  /** The filter's name in the list's definition. */
  name: Filter;
  /** 'Status' */
  label: string;
  icon: ReactNode;
  /** 'people': everybody in the workspace. */
  options: readonly FilterOption[] | 'people';
  /** What stands before the people: 'No assignee'. */
  none?: FilterOption;
  /** Whether days can be chosen from one to another. */
  hasDays?: boolean;
}

export function statusField(options: readonly FilterOption[]): FilterField<'status'> {
  return { name: 'status', label: 'Status', icon: <CircleDot />, options };
}

export const priorityField: FilterField<'priority'> = {
  name: 'priority',
  label: 'Priority',
  icon: <SignalHigh />,
  options: [
    { value: 'high', label: 'High' },
    { value: 'medium', label: 'Medium' },
    { value: 'low', label: 'Low' },
  ],
};

export function accessField(options: readonly FilterOption[]): FilterField<'accessRole'> {
  return { name: 'accessRole', label: 'Access', icon: <ShieldCheck />, options };
}

export function industryField(options: readonly FilterOption[]): FilterField<'industry'> {
  return { name: 'industry', label: 'Industry', icon: <Factory />, options };
}

/** @param none what rows without anybody are called; absent where a row always has somebody */
export function personField(none?: string): FilterField<'user'> {
  return {
    name: 'user',
    label: 'Person',
    icon: <UserRound />,
    options: 'people',
    ...(none && { none: { value: NO_VALUE, label: none } }),
  };
}

/** @param none what rows without a lead are called */
export function leadField(none: string): FilterField<'lead'> {
  return {
    name: 'lead',
    label: 'Lead',
    icon: <Crown />,
    options: 'people',
    none: { value: NO_VALUE, label: none },
  };
}

/** @param none what rows without a date are called; absent where a row always has one */
export function dueField(label: string, none?: string): FilterField<'due'> {
  return {
    name: 'due',
    label,
    icon: <CalendarDays />,
    options: [...DAYS, ...(none ? [{ value: NO_VALUE, label: none }] : [])],
    hasDays: true,
  };
}

const DAYS: readonly FilterOption[] = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'This week' },
  { value: 'next7', label: 'Next 7 days' },
  { value: 'next30', label: 'Next 30 days' },
];

/** A value in words: its option's, or the days of a range. @param date writes a day as the workspace does */
export function valueLabel(
  value: string,
  options: readonly FilterOption[],
  date: (day: string) => string,
): string {
  const option = options.find((one) => one.value === value);
  if (option) return option.label;
  const [from, to] = value.split('..');
  if (to === undefined) return '…';
  if (!from) return `until ${date(to)}`;
  return to ? `${date(from)} to ${date(to)}` : `from ${date(from)}`;
}

/** Whom a list is about, as an option; null where it is about nobody, or not yet known. */
export function personOption(person: Pick<PersonRow, 'id' | 'name'> | null): FilterOption | null {
  return person && { value: person.id, label: person.name };
}
