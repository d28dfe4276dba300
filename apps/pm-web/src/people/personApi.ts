import type { OpenSession, PersonCreate, PersonDetail, PersonInput } from '@linework/domain';
import { queryOptions } from '@tanstack/react-query';
import { entityApi } from '../api/entityApi';
import { keys } from '../api/keys';
import { request } from '../api/request';

export const personApi = {
  ...entityApi<PersonDetail, PersonInput>('person'),
  /** With the password of their account. `input.id` is made by the client: sent twice, it makes one person. */
  create: (input: PersonCreate) => request<PersonDetail>('/people', { method: 'POST', body: input }),
  sessions: (id: string) =>
    queryOptions({
      queryKey: keys.sessionsOf(id),
      queryFn: ({ signal }) =>
        request<{ rows: OpenSession[] }>(`/people/${encodeURIComponent(id)}/sessions`, { signal }),
      // Somebody decides by it: always asked anew.
      staleTime: 0,
    }),
  endSessions: (id: string) => request(`/people/${encodeURIComponent(id)}/sessions`, { method: 'DELETE' }),
};
