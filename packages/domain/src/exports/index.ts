export * from './cells';
export * from './ExportColumn';
export * from './WorkspaceExport';
