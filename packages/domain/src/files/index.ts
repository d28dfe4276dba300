export * from './contentTypeOf';
export * from './FileInput';
export * from './FileRow';
export * from './fileList';
export * from './fileMessages';
export * from './fileName';
export * from './fileOptions';
export * from './fileProblem';
