import {
  listQuerySchema,
  PersonCreate,
  PersonDetail,
  PersonInput,
  PersonRow,
  personColumns,
  personList,
} from '@linework/domain';
import { checkOwnPassword } from '../access/checkOwnPassword';
import { hashInTurn } from '../access/hashInTurn';
import { crudRoutes } from '../http/crudRoutes';
import type { Services } from '../server/Services';
import { listPeople } from './people.queries';
import { nameOf, rulesForPerson } from './people.service';

/** People of the workspace. Whoever makes one sets the password of their account, which no answer tells. */
export function peopleRoutes(services: Services) {
  return crudRoutes(services, {
    Row: PersonRow,
    parts: 'with their projects and tasks',
    Detail: PersonDetail,
    Create: PersonCreate,
    Input: PersonInput,
    query: listQuerySchema(personList),
    list: listPeople,
    rules: rulesForPerson(),
    columns: personColumns,
    creation: async (_actor, { password, confirmPassword, currentPassword, ...input }, gone) => {
      const about = [nameOf(input), input.email];
      const passwordHash = await hashInTurn(services, password, about, { browser: 'known', gone });
      return { input, rules: rulesForPerson({ passwordHash }) };
    },
    saving: async (actor, { currentPassword, ...input }, gone) => {
      // Who holds a token need not be the person: none confirms.
      const isConfirmed = typeof currentPassword === 'string' && actor.tokenId === undefined;
      if (isConfirmed) await checkOwnPassword(services, actor, currentPassword, gone);
      return { input, rules: rulesForPerson({ isConfirmed }) };
    },
  });
}
