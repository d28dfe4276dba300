import {
  InvitationCreate,
  InvitationInput,
  InvitationLink,
  InvitationRow,
  invitationList,
  listQuerySchema,
} from '@linework/domain';
import { permit } from '../access/permit';
import { endpoint, IdParam, ifMatch } from '../http/contract';
import { crudRoutes } from '../http/crudRoutes';
import { requiredVersion } from '../http/respond';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { invitationEntity } from './invitation.entity';
import { listInvitations } from './invitations.queries';
import { addLink, invitationRules, renew } from './invitations.service';

const tags = ['Invitations'];
const middleware = permit('invitation:update', invitationEntity);

/** Links are answered by `c.json`, which never compresses: they are secrets. */
export function invitationRoutes(services: Services) {
  const { database } = services;
  const isMailed = () => services.mail !== null;
  return crudRoutes(services, {
    Row: InvitationRow,
    Detail: InvitationRow,
    Create: InvitationCreate,
    Input: InvitationInput,
    query: listQuerySchema(invitationList),
    list: listInvitations,
    rules: invitationRules(isMailed),
  })
    .openapi(
      endpoint(
        {
          method: 'post',
          path: '/api/invitations/{id}/links',
          tags,
          summary: 'A further link of an invitation, to be copied. It is shown this once',
          middleware,
          request: { params: IdParam },
        },
        InvitationLink,
      ),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(await transact(database, (tx) => addLink(tx, c.var.actor, id, services)), 200);
      },
    )
    .openapi(
      endpoint(
        {
          method: 'post',
          path: '/api/invitations/{id}/renewal',
          tags,
          summary: 'Send an invitation again: a new link for seven days, and the earlier ones end',
          middleware,
          parameters: [ifMatch],
          request: { params: IdParam },
        },
        InvitationLink,
      ),
      async (c) => {
        const target = { id: c.req.valid('param').id, version: requiredVersion(c), isMailed: isMailed() };
        return c.json(await transact(database, (tx) => renew(tx, c.var.actor, target, services)), 200);
      },
    );
}
