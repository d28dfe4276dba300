import {
  type DeletableKind,
  type EntityKind,
  entities,
  type LockedTime,
  type Resource,
} from '@linework/domain';
import { queryOptions } from '@tanstack/react-query';
import { keysOf } from './keys';
import { toProblem } from './problem';
import { request } from './request';

/** What goes with a row when it is deleted, before anybody decides. */
export interface DeletionPreview extends LockedTime {
  name: string;
  counts: Partial<Record<Resource, number>>;
  /** The first names of each kind. */
  names: Partial<Record<Resource, string[]>>;
}

/** A deletion that can be taken back. */
export interface Deletion {
  deletionId: string;
  counts: Partial<Record<Resource, number>>;
}

/** Brings back exactly what went with that deletion. */
export function undoDeletion(deletionId: string): Promise<unknown> {
  return request(`/deletions/${encodeURIComponent(deletionId)}/undo`, { method: 'POST', body: {} });
}

/** One kind of row over HTTP: the same calls for each, typed by the domain. A kind's own stands in its folder (`clients/clientApi.ts`). */
export function entityApi<Detail extends { id: string; version: number }, Input>(kind: EntityKind) {
  const { resource } = entities[kind];
  const keys = keysOf(kind);
  const at = (id: string, rest = '') => `/${resource}/${encodeURIComponent(id)}${rest}`;
  const update = (id: string, input: Input, version: number) =>
    request<Detail>(at(id), { method: 'PUT', body: input, version });

  async function create(input: Input & { id: string }): Promise<Detail> {
    try {
      return await request<Detail>(`/${resource}`, { method: 'POST', body: input });
    } catch (error) {
      if (toProblem(error).status !== 409) throw error;
      // An earlier attempt was saved although its answer was lost, and the form has been edited since.
      const earlier = await request<Detail>(at(input.id)).catch(() => null);
      if (earlier?.version !== 1) throw error;
      return update(input.id, input, earlier.version);
    }
  }

  return {
    /** For `useQuery`: one row with what its form edits. 404 where it does not exist or may not be seen. */
    detail: (id: string) =>
      queryOptions({
        queryKey: keys.detail(id),
        queryFn: ({ signal }) => request<Detail>(at(id), { signal }),
      }),
    get: (id: string) => request<Detail>(at(id)),
    /** `input.id` is made by the client: sent twice, it makes one row. */
    create: (input: Input & { id: string }) => create(input),
    /** @throws ApiProblem 412 where somebody else saved since `version` */
    update,
  };
}

/** Deleting one row of a kind, and what would go with it. */
export function deletionApi(kind: DeletableKind) {
  const { resource } = entities[kind];
  const at = (id: string, rest = '') => `/${resource}/${encodeURIComponent(id)}${rest}`;
  return {
    /** @throws ApiProblem 412 where somebody else saved since `version` */
    remove: (id: string, version: number) => request<Deletion>(at(id), { method: 'DELETE', version }),
    deletionPreview: (id: string) =>
      queryOptions({
        queryKey: keysOf(kind).deletionPreview(id),
        queryFn: ({ signal }) => request<DeletionPreview>(at(id, '/deletion-preview'), { signal }),
        // Somebody is about to decide by it: always asked anew.
        staleTime: 0,
        gcTime: 0,
      }),
  };
}
