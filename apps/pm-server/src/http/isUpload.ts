import type { Context } from 'hono';

/** Whether a request brings the bytes of a file, rather than a form. */
export function isUpload({ req }: Context): boolean {
  return req.method === 'PATCH' && req.path.startsWith('/api/uploads/');
}
