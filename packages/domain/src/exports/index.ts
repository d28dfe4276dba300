export * from './cells';
export * from './ExportColumn';
