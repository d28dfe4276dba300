import {
  entities,
  IMPORTED_KINDS,
  ImportDone,
  type ImportedKind,
  ImportUndo,
  RowImportPreview,
  rowImportOf,
} from '@linework/domain';
import { permit } from '../access/permit';
import { changingOf } from '../access/visibleTo';
import { DeletionAnswer, endpoint, jsonBody } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { jsonText } from '../http/respond';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { importedKinds } from './importedKinds';
import { importRows, previewRowImport } from './rowImport.service';

/** Tables of clients, people, projects and tasks (SRV-04). */
export function rowImportRoutes(services: Services) {
  const api = createRouter();
  for (const kind of IMPORTED_KINDS) api.route('/', routesOf(services, kind));
  return api;
}

function routesOf(services: Services, kind: ImportedKind) {
  const { database } = services;
  const { resource, plural } = entities[kind];
  const all = `/api/imports/${resource}` as const;
  const tags = ['Imports'];
  const request = { body: jsonBody(rowImportOf(kind)) };
  return createRouter()
    .openapi(
      endpoint(
        {
          method: 'post',
          path: `${all}/preview` as const,
          tags,
          summary: `What importing a CSV file of ${plural} would do, row by row; nothing is stored`,
          middleware: permit(changingOf(kind, 'create')),
          request,
        },
        RowImportPreview,
      ),
      async (c) => {
        const preview = await previewRowImport(database.orm, c.var.actor, kind, c.req.valid('json'));
        return jsonText(c, JSON.stringify(preview));
      },
    )
    .openapi(
      endpoint(
        {
          method: 'post',
          path: all,
          tags,
          summary: `Store the ${plural} of a CSV file, all or none; those that are here already are left as they are`,
          middleware: permit(changingOf(kind, 'create')),
          request,
        },
        ImportDone,
      ),
      async (c) => {
        const input = c.req.valid('json');
        const done = await transact(database, (tx) => importRows(tx, c.var.actor, kind, input, services));
        return c.json(done, 200);
      },
    )
    .openapi(
      endpoint(
        {
          method: 'post',
          path: `${all}/undo` as const,
          tags,
          summary: `Take an import of ${plural} back, as one deletion`,
          middleware: permit(changingOf(kind, 'delete')),
          request: { body: jsonBody(ImportUndo) },
        },
        DeletionAnswer,
      ),
      async (c) => {
        const { ids } = c.req.valid('json');
        const { remove } = importedKinds[kind];
        return c.json(await transact(database, (tx) => remove(tx, c.var.actor, ids, services)), 200);
      },
    );
}
