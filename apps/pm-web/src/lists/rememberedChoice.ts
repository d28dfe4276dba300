import type { ListDefinition } from '@linework/domain';
import { rememberedJson, rememberJson } from '../storage/rememberedJson';
import type { ListChoice } from './listParams';

export type RememberedChoice<Sort extends string, Filter extends string> = Partial<
  ListChoice<Sort, Filter>
> & { view?: string };

/** What a person chose about a list last on this device (GEN-13). */
export function rememberedChoice<Row, Sort extends string, Filter extends string>(
  personId: string,
  { resource }: ListDefinition<Row, Sort, Filter>,
): RememberedChoice<Sort, Filter> {
  return rememberedJson(keyOf(personId, resource), isRemembered<Sort, Filter>) ?? {};
}

export function rememberChoice<Row, Sort extends string, Filter extends string>(
  personId: string,
  { resource }: ListDefinition<Row, Sort, Filter>,
  choice: ListChoice<Sort, Filter> & { view: string },
): void {
  const { sort, direction, filters, view } = choice;
  rememberJson(keyOf(personId, resource), { sort, direction, filters, view });
}

function keyOf(personId: string, resource: string): string {
  return `list:${personId}:${resource}`;
}

/** Only the shape: `readChoice` checks each value against the definition. */
function isRemembered<Sort extends string, Filter extends string>(
  value: unknown,
): value is RememberedChoice<Sort, Filter> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { filters } = value as Record<string, unknown>;
  return filters === undefined || (typeof filters === 'object' && filters !== null);
}
