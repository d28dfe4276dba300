export * from './FileRow';
export * from './fileOptions';
export * from './fileProblem';
