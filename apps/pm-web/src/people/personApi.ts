import type { PersonCreate, PersonDetail, PersonInput } from '@linework/domain';
import { entityApi } from '../api/entityApi';
import { request } from '../api/request';

export const personApi = {
  ...entityApi<PersonDetail, PersonInput>('person'),
  /** With the password of their account. `input.id` is made by the client: sent twice, it makes one person. */
  create: (input: PersonCreate) => request<PersonDetail>('/people', { method: 'POST', body: input }),
};
