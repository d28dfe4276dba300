import { entities } from '../entities/entities';
import { eachAsItself } from '../lists/eachAsItself';
import { defineList } from '../lists/ListDefinition';
import type { FileRow } from './FileRow';
import { DISCIPLINES, DRAWING_STATUSES, FILE_KINDS } from './fileOptions';

/** DOC-02, FIL-01. */
export const fileList = defineList<FileRow>()({
  resource: entities.file.resource,
  searchIn: ['name', 'description', 'number', 'title', 'projectName', 'clientName'],
  sorts: {
    name: { by: 'text', field: 'name' },
    size: { by: 'number', field: 'size' },
    date: { by: 'instant', field: 'updatedAt' },
    type: { by: 'text', field: 'type' },
    number: { by: 'text', field: 'number' },
    title: { by: 'text', field: 'title' },
    revision: { by: 'text', field: 'revision' },
    status: { by: 'rank', field: 'status', order: DRAWING_STATUSES },
    discipline: { by: 'text', field: 'discipline' },
  },
  defaultSort: { sort: 'name', direction: 'asc' },
  filters: {
    project: { by: 'id', field: 'projectId' },
    client: { by: 'id', field: 'clientId' },
    kind: { by: 'choice', field: 'kind', choices: eachAsItself(FILE_KINDS) },
    category: { by: 'text', field: 'category' },
    status: { by: 'choice', field: 'status', choices: eachAsItself(DRAWING_STATUSES) },
    discipline: { by: 'choice', field: 'discipline', choices: eachAsItself(DISCIPLINES) },
  },
  maxPageSize: 500,
});

const { name, size, date, type } = fileList.sorts;
const { project, client, kind, category } = fileList.filters;

/** The same of documents, of which nothing is said that is said of drawings. */
export const documentList = {
  ...fileList,
  sorts: { name, size, date, type },
  filters: { project, client, kind, category },
};
