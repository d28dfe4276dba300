import { entities } from '../entities/entities';
import { eachAsItself } from '../lists/eachAsItself';
import { defineList } from '../lists/ListDefinition';
import type { FileRow } from './FileRow';
import { FILE_KINDS } from './fileOptions';

/** DOC-02, FIL-01. */
export const fileList = defineList<FileRow>()({
  resource: entities.file.resource,
  searchIn: ['name', 'description', 'projectName', 'clientName'],
  sorts: {
    name: { by: 'text', field: 'name' },
    size: { by: 'number', field: 'size' },
    date: { by: 'instant', field: 'updatedAt' },
    type: { by: 'text', field: 'type' },
  },
  defaultSort: { sort: 'name', direction: 'asc' },
  filters: {
    project: { by: 'id', field: 'projectId' },
    client: { by: 'id', field: 'clientId' },
    kind: { by: 'choice', field: 'kind', choices: eachAsItself(FILE_KINDS) },
    category: { by: 'text', field: 'category' },
  },
  maxPageSize: 500,
});
