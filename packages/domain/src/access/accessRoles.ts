/** What a person may do, from least to most. The job title is another thing: `jobRole`. */
export const ACCESS_ROLES = ['client', 'member', 'manager', 'admin', 'owner'] as const;
export type AccessRole = (typeof ACCESS_ROLES)[number];

export const ACCESS_ROLE_LABELS: Record<AccessRole, string> = {
  owner: 'Owner',
  admin: 'Admin',
  manager: 'Manager',
  member: 'Member',
  client: 'Client',
};

/** 0 for client up to 4 for owner. */
export function accessRank(role: AccessRole): number {
  return ACCESS_ROLES.indexOf(role);
}
