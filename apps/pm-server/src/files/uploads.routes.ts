import { createRoute, z } from '@hono/zod-openapi';
import { permit } from '../access/permit';
import type { SignedIn } from '../access/SignedIn';
import { endpoint, IdParam, refused } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { conflict, Problem } from '../http/Problem';
import type { Services } from '../server/Services';
import { readUploadHeaders } from './UploadInput';
import { appendToUpload, createUpload, finishUpload, ownUpload, removeUpload } from './uploads.service';
import { openWriters } from './writers';

const tags = ['Uploads'];
const TUS = { 'Tus-Resumable': '1.0.0', 'Cache-Control': 'no-store' };
const empty = { description: 'Done; what it says stands in its headers' };

const create = createRoute({
  method: 'post',
  path: '/api/uploads',
  tags,
  summary: 'Announce an upload (tus 1.0, creation), answered with its address',
  middleware: permit('file:create'),
  responses: { 201: empty, ...refused },
});
const UploadState = z.object({ offset: z.number().int(), length: z.number().int() });
const read = endpoint(
  {
    method: 'get',
    path: '/api/uploads/{id}',
    tags,
    summary: 'How many bytes of an upload of one’s own are there; HEAD says so in Upload-Offset',
    request: { params: IdParam },
  },
  UploadState,
);
const append = createRoute({
  method: 'patch',
  path: '/api/uploads/{id}',
  tags,
  summary: 'Send bytes from Upload-Offset on, as application/offset+octet-stream',
  request: { params: IdParam },
  responses: { 204: empty, ...refused },
});
const remove = createRoute({
  method: 'delete',
  path: '/api/uploads/{id}',
  tags,
  summary: 'Stop an upload and take away what was sent',
  request: { params: IdParam },
  responses: { 204: empty, ...refused },
});

/**
 * Resumable uploads by the tus protocol 1.0 (core, creation, termination). A finished one becomes a file by
 * `POST /api/files`; decision 25 says why this is not @tus/server.
 */
export function uploadRoutes(services: Services) {
  const writers = openWriters();
  /** The upload, with nobody writing to it any more. */
  const quiet = async (actor: SignedIn, id: string) => {
    const upload = await ownUpload(services, actor, id);
    await writers.stop(id);
    return { upload, offset: await services.fileStore.sizeOf(upload.storageKey) };
  };
  return createRouter()
    .openapi(create, async (c) => {
      const input = readUploadHeaders((name) => c.req.header(name));
      const id = await createUpload(services, c.var.actor, input);
      return c.body(null, 201, { ...TUS, Location: `/api/uploads/${id}` });
    })
    .openapi(read, async (c) => {
      const { upload, offset } = await quiet(c.var.actor, c.req.valid('param').id);
      const { length } = upload;
      const said = { ...TUS, 'Upload-Offset': String(offset), 'Upload-Length': String(length) };
      return c.json({ offset, length }, 200, said);
    })
    .openapi(append, async (c) => {
      const { actor } = c.var;
      const { upload, offset } = await quiet(actor, c.req.valid('param').id);
      if (c.req.header('upload-offset') !== String(offset))
        throw conflict('The upload goes on elsewhere: ask for its offset.');
      const left = upload.length - offset;
      if (Number(c.req.header('content-length') ?? 0) > left)
        throw new Problem(413, { detail: `${left} bytes are left to send.` });
      const body = c.req.raw.body;
      const size = body
        ? await writers.write(upload.id, body, (chunks) =>
            appendToUpload(services, actor, upload, offset, chunks),
          )
        : offset;
      // All was there already, but whoever sent it did not hear how it was judged.
      if (!body && size === upload.length) await finishUpload(services, actor, upload);
      return c.body(null, 204, { ...TUS, 'Upload-Offset': String(size) });
    })
    .openapi(remove, async (c) => {
      const { upload } = await quiet(c.var.actor, c.req.valid('param').id);
      await removeUpload(services, c.var.actor, upload);
      return c.body(null, 204, TUS);
    });
}
