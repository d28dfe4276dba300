/** What the audit log tells of, and what it is called. */
export const AUDIT_ACTION_LABELS = {
  'sign-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'sign-out': 'Signed out',
  'password-change': 'Password changed',
  'password-reset': 'Password reset by mail',
  'sessions-end': 'Sessions ended',
  'two-factor-on': 'Two-factor on',
  'two-factor-off': 'Two-factor off',
  'recovery-codes': 'New recovery codes',
  refused: 'Refused',
  'token-made': 'API token made',
  'token-revoked': 'API token revoked',
  'person-added': 'Person added',
  registered: 'Registered',
  'role-changed': 'Access role changed',
  deactivated: 'Deactivated',
  reactivated: 'Reactivated',
  invited: 'Invited',
  'invitation-renewed': 'Invitation sent again',
  'time-reopened': 'Approved time reopened',
  deleted: 'Deleted',
  restored: 'Restored',
  'deleted-for-good': 'Deleted for good',
  'settings-changed': 'Settings changed',
  exported: 'Exported',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTION_LABELS;
export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_LABELS) as [AuditAction, ...AuditAction[]];

/** Days that the log is kept. */
export const AUDIT_DAYS = 365;
