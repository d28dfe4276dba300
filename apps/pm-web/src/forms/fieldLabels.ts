import { capitalized } from '../format/capitalized';

/** Path pattern to label; `*` stands for the place or id of a row in a list. */
export type FieldLabels = Record<string, string>;

/** @example labelOf({ 'projects.*.name': 'Project name' }, 'projects.0.name') // 'Project name' */
export function labelOf(labels: FieldLabels, path: string): string {
  const exact = labels[path];
  if (exact !== undefined) return exact;
  const steps = path.split('.');
  const match = Object.entries(labels).find(([pattern]) => fits(pattern.split('.'), steps));
  return match?.[1] ?? spoken(steps.at(-1) ?? path);
}

function fits(pattern: string[], steps: string[]): boolean {
  return (
    pattern.length === steps.length && pattern.every((part, index) => part === '*' || part === steps[index])
  );
}

/** 'endDate' as 'End date': for a field that nobody named. */
function spoken(name: string): string {
  return capitalized(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}
