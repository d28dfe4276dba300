export * from './EmbeddedProjectInput';
export * from './newProject';
export * from './ProjectInput';
export * from './ProjectRow';
export * from './projectFormulas';
export * from './projectMessages';
export * from './projectOptions';
