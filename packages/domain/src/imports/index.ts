export * from './importFields';
export * from './readImportCells';
export * from './readTimeRow';
export * from './TimeImport';
