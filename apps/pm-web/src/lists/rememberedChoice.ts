import type { ListDefinition, SessionInfo } from '@linework/domain';
import { rememberedJson, rememberJson } from '../storage/rememberedJson';
import type { ListChoice } from './listParams';

export type RememberedChoice<Sort extends string, Filter extends string> = Partial<
  ListChoice<Sort, Filter>
> & { view?: string };

/** Whose choices they are. */
export type Chooser = Pick<SessionInfo['person'], 'id' | 'accessRole'>;

/** What a person chose about a list last on this device (GEN-13); of what they never chose, what the list opens with. */
export function rememberedChoice<Row, Sort extends string, Filter extends string>(
  { id, accessRole }: Chooser,
  { resource, opensWith }: ListDefinition<Row, Sort, Filter>,
): RememberedChoice<Sort, Filter> {
  const choice = rememberedJson(keyOf(id, resource), isRemembered<Sort, Filter>) ?? {};
  return opensWith ? { ...choice, filters: { ...opensWith(accessRole), ...choice.filters } } : choice;
}

export function rememberChoice<Row, Sort extends string, Filter extends string>(
  { id, accessRole }: Chooser,
  { resource, opensWith }: ListDefinition<Row, Sort, Filter>,
  choice: ListChoice<Sort, Filter> & { view: string },
): void {
  const { sort, direction, view } = choice;
  // 'all' is a choice, too, where the list opens with less.
  const unchosen = Object.keys(opensWith?.(accessRole) ?? {}).map((name) => [name, 'all']);
  const filters = { ...Object.fromEntries(unchosen), ...choice.filters };
  rememberJson(keyOf(id, resource), { sort, direction, filters, view });
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
