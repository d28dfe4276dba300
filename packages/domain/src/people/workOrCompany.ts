import { ACCESS_ROLE_LABELS } from '../access/accessRoles';

/** What stands beside somebody's name: their job role, or for a client's person 'Client' and the company. */
export function workOrCompany({
  jobRole,
  clientName,
}: {
  jobRole: string | null;
  clientName: string | null;
}): string {
  const { client } = ACCESS_ROLE_LABELS;
  return jobRole ?? (clientName === null ? client : `${client} · ${clientName}`);
}
