export * from './initials';
export * from './newPassword';
export * from './newPerson';
export * from './PersonInput';
export * from './PersonRow';
export * from './peopleMessages';
export * from './personOptions';
