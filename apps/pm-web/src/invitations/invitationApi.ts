import {
  entities,
  type InvitationInput,
  type InvitationLink,
  type InvitationRow,
  type ListPage,
} from '@linework/domain';
import { queryOptions } from '@tanstack/react-query';
import { entityApi } from '../api/entityApi';
import { keys } from '../api/keys';
import { request } from '../api/request';

const at = (id: string, rest: string) => `/${entities.invitation.resource}/${encodeURIComponent(id)}${rest}`;

export const invitationApi = {
  ...entityApi<InvitationRow, InvitationInput>('invitation'),
  /** As many as the panel shows. */
  open: queryOptions({
    queryKey: keys.invitations.list({}),
    queryFn: ({ signal }) => request<ListPage<InvitationRow>>('/invitations?limit=100', { signal }),
  }),
  /** A further link, to be copied. The server keeps its hash only. */
  newLink: (id: string) => request<InvitationLink>(at(id, '/links'), { method: 'POST' }),
  /** A new link for seven days; those that were sent before end. */
  renew: (id: string, version: number) =>
    request<InvitationLink>(at(id, '/renewal'), { method: 'POST', version }),
};

/** The address that opens an invitation, on the server that the person is on. */
export function registrationUrl({ token }: Pick<InvitationLink, 'token'>): string {
  return new URL(`/register?invitation=${encodeURIComponent(token)}`, location.href).href;
}
