export * from './initials';
export * from './newPerson';
export * from './PersonInput';
export * from './PersonRow';
export * from './peopleMessages';
export * from './personOptions';
