export * from './InvitationInput';
export * from './InvitationRow';
export * from './InvitationToken';
export * from './InviteForm';
export * from './invitationList';
export * from './invitationMessages';
export * from './newInvitation';
export * from './RegistrationState';
