import { type DeletableKind, deletableKinds, entities } from '@linework/domain';
import { rememberedJson, rememberJson } from '../../storage/rememberedJson';
import { recentKey } from '../recentKey';

/** Something that was opened: of what it is called the server is asked again, for it may be gone since. */
export interface RecentThing {
  kind: DeletableKind;
  id: string;
}

/** More than these nobody scans. */
const MOST = 6;

/** What a person opened last on this device, newest first. */
export function recentThings(personId: string): RecentThing[] {
  return rememberedJson(recentKey(personId), areThings) ?? [];
}

export function rememberThing(personId: string, thing: RecentThing): void {
  rememberJson(recentKey(personId), withThing(recentThings(personId), thing));
}

/** With that one as the newest. */
export function withThing(things: readonly RecentThing[], thing: RecentThing): RecentThing[] {
  const others = things.filter(({ kind, id }) => kind !== thing.kind || id !== thing.id);
  return [thing, ...others].slice(0, MOST);
}

/** The thing that a page is about: its form or page, the list of one task, a file that is shown. Null of other pages. */
export function thingAt(pathname: string, params: URLSearchParams): RecentThing | null {
  const page = pathname.replace(/^\/app(?=\/)/, '');
  const [task, file, id] = ['task', 'file', 'id'].map((name) => params.get(name));
  if (page === entities.task.page && task) return thing('task', task);
  if (['/documents', '/drawings'].includes(page) && file) return thing('file', file);
  const kind = deletableKinds.find((one) => pagesOf(one).includes(page));
  return kind && id ? thing(kind, id) : null;
}

/** Where one of a kind is shown by itself: its form, and its page to read. */
function pagesOf(kind: DeletableKind): string[] {
  const { page, hasForm, hasView } = entities[kind];
  return [...(hasForm ? [`${page}/edit`] : []), ...(hasView ? [`${page}/view`] : [])];
}

function thing(kind: DeletableKind, id: string): RecentThing | null {
  return /^[0-9a-f-]{36}$/.test(id) ? { kind, id } : null;
}

function areThings(value: unknown): value is RecentThing[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one) =>
        typeof one === 'object' &&
        one !== null &&
        typeof one.id === 'string' &&
        deletableKinds.some((kind) => kind === one.kind),
    )
  );
}
