export * from './importedKinds';
export {
  ImportDone,
  ImportedName,
  ImportProblem,
  ImportUndo,
  importMessages,
  LARGEST_IMPORT,
  MOST_IMPORT_PROBLEMS,
  MOST_IMPORTED_FORMS,
  MOST_IMPORTED_ROWS,
  openNames,
  SHOWN_IMPORT_ROWS,
} from './importParts';
export * from './RowImport';
export * from './readImportCells';
export * from './readRow';
export * from './readTimeRow';
export * from './rowImportFields';
export * from './TimeImport';
export * from './timeImportFields';
