import { type AccessRole, defaultSettings, permissionsOf, type SessionInfo } from '@linework/domain';

/** A signed-in person for tests: Marta, the owner of Halden & Roy, unless told otherwise. */
export function sessionOf(accessRole: AccessRole = 'owner', clientId: string | null = null): SessionInfo {
  return {
    person: {
      id: '01930000-0000-7000-8000-000000000001',
      name: 'Marta Lindqvist',
      email: 'marta@halden-roy.test',
      initials: 'ML',
      accessRole,
      clientId,
    },
    permissions: [...permissionsOf(accessRole)],
    workspace: { id: '01930000-0000-7000-8000-000000000002', name: 'Halden & Roy' },
    settings: defaultSettings('Halden & Roy'),
    needsTwoFactor: false,
  };
}
