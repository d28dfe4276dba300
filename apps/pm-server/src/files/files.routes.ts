import { createRoute, z } from '@hono/zod-openapi';
import {
  FileChange,
  FileChangeAnswer,
  FileCreate,
  FileFolders,
  FileInput,
  FileMatches,
  FileMatchQuery,
  FileRestoration,
  FileRevisions,
  FileRow,
  FileThumbnail,
  FileTotals,
  FolderAnswer,
  FolderCreate,
  FolderRemoval,
  FolderRename,
  fileList,
  listQuerySchema,
  THUMBNAIL,
} from '@linework/domain';
import { permit } from '../access/permit';
import { updateRow } from '../entities/writeRow';
import { endpoint, IdParam, ifMatch, jsonBody, refused } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { crudRoutes } from '../http/crudRoutes';
import { notFound } from '../http/Problem';
import { jsonText, requiredVersion, versioned } from '../http/respond';
import { transact } from '../http/transact';
import { projectEntity } from '../projects/project.entity';
import type { Services } from '../server/Services';
import { fileEntity } from './file.entity';
import {
  fileContent,
  fileFolders,
  fileRevisions,
  fileThumbnail,
  fileTotals,
  listFiles,
  matchingFiles,
} from './files.queries';
import { changeFiles, fileFromUpload, fileRules, restoredFile, revisedFile } from './files.service';
import { createFolder, deleteFolder, renameFolder } from './folders.service';
import { keepThumbnail } from './keepThumbnail';
import { sendContent, sendPicture } from './sendContent';

const tags = ['Files'];
const query = listQuerySchema(fileList);
/** An earlier revision's ordinal; absent: the newest. */
const revision = z.coerce.number().int().min(1).max(1_000_000).optional();

const totals = endpoint(
  {
    method: 'get',
    path: '/api/files/totals',
    tags,
    summary: 'How many files the list has, and how large they are together',
    request: { query },
  },
  FileTotals,
);
const folders = endpoint(
  {
    method: 'get',
    path: '/api/files/folders',
    tags,
    summary: 'The folders of the list’s files, and those that people made in its project',
    request: { query },
  },
  FileFolders,
);
const changes = endpoint(
  {
    method: 'post',
    path: '/api/files/changes',
    tags,
    summary:
      'Move, copy or delete many files, all or none; what a folder has the name of already is not moved there',
    // The form says which it is, and so which permission it asks for: only those who may change nothing stop here.
    middleware: permit('file:update'),
    request: { body: jsonBody(FileChange) },
  },
  FileChangeAnswer,
);
const content = createRoute({
  method: 'get',
  path: '/api/files/{id}/content',
  tags,
  summary:
    'The bytes of a file, or a range of them; ?inline=1 to show what may be shown, ?revision=1 of an earlier revision',
  request: { params: IdParam, query: z.object({ inline: z.string().optional(), revision }) },
  responses: {
    200: { description: 'All of it' },
    206: { description: 'A part' },
    304: { description: 'As it was' },
    ...refused,
  },
});
const drawing = createRoute({
  method: 'get',
  path: '/api/files/{id}/dxf',
  tags,
  summary: 'A DWG as DXF, made by the converter that the owner installed; 404 where there is none',
  request: { params: IdParam, query: z.object({ revision }) },
  responses: {
    200: { description: 'All of it' },
    206: { description: 'A part' },
    304: { description: 'As it was' },
    ...refused,
  },
});
const matches = endpoint(
  {
    method: 'post',
    path: '/api/files/matches',
    tags,
    summary: 'What a project has of these numbers and names: asked before files are uploaded',
    middleware: permit('file:create'),
    request: { body: jsonBody(FileMatchQuery) },
  },
  FileMatches,
);
const revisions = endpoint(
  {
    method: 'get',
    path: '/api/files/{id}/revisions',
    tags,
    summary: 'What a file has been and is, the newest first',
    request: { params: IdParam },
  },
  FileRevisions,
);
const restoration = endpoint(
  {
    method: 'post',
    path: '/api/files/{id}/restoration',
    tags,
    summary: 'Make an earlier revision the newest once more',
    middleware: permit('file:update', fileEntity),
    parameters: [ifMatch],
    request: { params: IdParam, body: jsonBody(FileRestoration) },
  },
  FileRow,
);
const thumbnail = createRoute({
  method: 'get',
  path: '/api/files/{id}/thumbnail',
  tags,
  summary: 'The small picture of a file’s content, where one was kept',
  request: { params: IdParam },
  responses: {
    200: { description: 'A JPEG', content: { [THUMBNAIL.type]: { schema: z.string() } } },
    304: { description: 'As it was' },
    ...refused,
  },
});
const newThumbnail = endpoint(
  {
    method: 'put',
    path: '/api/files/{id}/thumbnail',
    tags,
    summary: 'Keep a small picture of a file’s content, unless there is one',
    middleware: permit('file:update', fileEntity),
    parameters: [ifMatch],
    request: { params: IdParam, body: jsonBody(FileThumbnail) },
  },
  FileRow.pick({ hasThumbnail: true }),
);
const newFolder = endpoint(
  {
    method: 'post',
    path: '/api/projects/{id}/folders',
    tags,
    summary: 'Make a folder, with files that move into it',
    middleware: permit('file:create', projectEntity),
    request: { params: IdParam, body: jsonBody(FolderCreate) },
  },
  FolderAnswer,
);
const otherName = endpoint(
  {
    method: 'put',
    path: '/api/projects/{id}/folders',
    tags,
    summary: 'Rename a folder: its files go along',
    middleware: permit('file:update', projectEntity),
    request: { params: IdParam, body: jsonBody(FolderRename) },
  },
  FolderAnswer,
);
const noFolder = endpoint(
  {
    method: 'post',
    path: '/api/projects/{id}/folders/removal',
    tags,
    summary: 'Delete a folder: its files are moved to Other',
    middleware: permit('file:update', projectEntity),
    request: { params: IdParam, body: jsonBody(FolderRemoval) },
  },
  FolderAnswer,
);

export function fileRoutes(services: Services) {
  const { database, fileStore, now } = services;
  return createRouter()
    .openapi(totals, async (c) =>
      jsonText(c, await fileTotals(database.orm, c.var.actor, c.req.valid('query'), now())),
    )
    .openapi(folders, async (c) =>
      jsonText(c, await fileFolders(database.orm, c.var.actor, c.req.valid('query'), now())),
    )
    .openapi(changes, async (c) => {
      const change = c.req.valid('json');
      return c.json(await transact(database, (tx) => changeFiles(tx, c.var.actor, change, services)), 200);
    })
    .openapi(content, async (c) => {
      const { inline, revision } = c.req.valid('query');
      const file = await fileContent(database.orm, c.var.actor, c.req.valid('param').id, revision);
      if (!file) throw notFound('This file');
      return sendContent(c, fileStore, file, { inline: inline === '1' });
    })
    .openapi(drawing, async (c) => {
      const { revision } = c.req.valid('query');
      const file = await fileContent(database.orm, c.var.actor, c.req.valid('param').id, revision);
      if (!file) throw notFound('This file');
      const { drawingConverter } = services;
      if (!drawingConverter || file.type !== 'image/vnd.dwg') throw notFound('This drawing as DXF');
      return sendContent(c, drawingConverter.made, await drawingConverter.dxfOf(file), { inline: false });
    })
    .openapi(matches, async (c) =>
      jsonText(c, await matchingFiles(database.orm, c.var.actor, c.req.valid('json'))),
    )
    .openapi(revisions, async (c) => {
      const json = await fileRevisions(database.orm, c.var.actor, c.req.valid('param').id);
      if (json === null) throw notFound('This file');
      return jsonText(c, json);
    })
    .openapi(restoration, async (c) => {
      const target = { id: c.req.valid('param').id, version: requiredVersion(c), input: c.req.valid('json') };
      const row = await transact(database, (tx) =>
        updateRow(tx, c.var.actor, restoredFile(), target, services),
      );
      return versioned(c, row.json, row.version);
    })
    .openapi(thumbnail, async (c) => {
      const kept = await fileThumbnail(database.orm, c.var.actor, c.req.valid('param').id);
      if (!kept) throw notFound('This picture');
      return sendPicture(c, kept);
    })
    .openapi(newThumbnail, async (c) => {
      const target = { id: c.req.valid('param').id, version: requiredVersion(c) };
      const sent = c.req.valid('json');
      await transact(database, (tx) => keepThumbnail(tx, c.var.actor, target, sent));
      return c.json({ hasThumbnail: true }, 200);
    })
    .openapi(newFolder, async (c) => {
      const [{ id }, input] = [c.req.valid('param'), c.req.valid('json')];
      return c.json(
        await transact(database, (tx) => createFolder(tx, c.var.actor, id, input, services)),
        200,
      );
    })
    .openapi(otherName, async (c) => {
      const [{ id }, input] = [c.req.valid('param'), c.req.valid('json')];
      return c.json(
        await transact(database, (tx) => renameFolder(tx, c.var.actor, id, input, services)),
        200,
      );
    })
    .openapi(noFolder, async (c) => {
      const [{ id }, input] = [c.req.valid('param'), c.req.valid('json')];
      return c.json(
        await transact(database, (tx) => deleteFolder(tx, c.var.actor, id, input, services)),
        200,
      );
    })
    .route(
      '/',
      crudRoutes(services, {
        Row: FileRow,
        Detail: FileRow,
        Create: FileCreate,
        Input: FileInput,
        query,
        list: listFiles,
        rules: fileRules,
        creation: async (_actor, sent) => ({ input: sent, rules: fileFromUpload(sent) }),
        saving: async (_actor, { uploadId, ...input }) => ({
          input,
          rules: uploadId === undefined ? fileRules : revisedFile(uploadId),
        }),
      }),
    );
}
