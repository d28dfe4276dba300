export const invitationMessages = {
  notAnInvitation: 'An invitation is expected here',
  /** Where a visitor asks for a link and no workspace lets them. */
  closed: 'Accounts are made by invitation here. Ask an owner or admin of the workspace to invite you.',
  tooMany: 'Invite at most 50 people at once',
  alreadyInvited: 'This person has been invited already. Send that invitation again instead',
  linkInvalid:
    'This invitation link is not valid. Open it exactly as it was sent to you, or ask for a new one.',
  linkUsed: 'This invitation has been used already. Sign in instead.',
  linkExpired: 'This invitation has expired. Ask whoever invited you to send it again.',
  linkClosed:
    'The workspace takes no registrations from your domain any more. Ask an owner or admin to invite you.',
  /** The person was made inactive after they had been invited. */
  linkInactive:
    'You are not active in this workspace any more. Ask an owner or admin to make you active again.',
  linkWithdrawn: 'This invitation was withdrawn. Ask whoever invited you for a new one.',
  otherEmail: 'The invitation is for another email address. Use the one that was invited',
} as const;
