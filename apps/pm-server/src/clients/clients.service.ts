import type { ClientInput } from '@linework/domain';
import type { RowRules } from '../entities/writeRow';
import { saveClientProjects } from '../projects/projects.service';
import { clientEntity } from './client.entity';
import { clientDetail } from './clients.queries';

/** A client is saved with its projects (CLI-08). */
export const clientRules: RowRules<ClientInput> = {
  entity: clientEntity,
  detail: clientDetail,
  columns: ({ input }) => clientColumns(input),
  saveParts: async (tx, actor, { id, input: { projects } }, ports) => {
    if (projects) await saveClientProjects(tx, actor, { clientId: id, sent: projects }, ports);
  },
};

/** A client's form as the table's columns. */
export function clientColumns(input: ClientInput) {
  const {
    name,
    email,
    phone,
    website,
    industry,
    companySize,
    status,
    notes,
    address,
    primaryContact,
    secondaryContact,
  } = input;
  return {
    name,
    email,
    phone,
    website,
    industry,
    companySize,
    status,
    notes,
    ...address,
    contactName: primaryContact.name,
    contactEmail: primaryContact.email,
    contactPhone: primaryContact.phone,
    contactTitle: primaryContact.title,
    secondName: secondaryContact.name,
    secondEmail: secondaryContact.email,
    secondPhone: secondaryContact.phone,
    secondTitle: secondaryContact.title,
  };
}
