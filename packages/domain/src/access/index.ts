export * from './accessChanges';
export * from './accessRoles';
export * from './can';
export * from './permissions';
export * from './SessionInfo';
export * from './SetupInput';
