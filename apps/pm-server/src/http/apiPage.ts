import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import type { AppEnv } from './AppEnv';
import { sendFile, storedFile } from './staticFiles';

const ASSETS = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

/** A page about the API at /api/docs: everything from our own origin, no inline script. */
export function apiPage() {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
  // Two megabytes that few ask for: read when somebody does.
  const read = new Map<string, ReturnType<typeof storedFile>>();
  const asset = (file: string) => {
    const stored = read.get(file) ?? storedFile(join(folder, file), 'public, max-age=3600');
    read.set(file, stored);
    return stored;
  };
  return new Hono<AppEnv>()
    .get('/api/docs', (c) => c.html(PAGE))
    .get('/api/docs/start.js', (c) => {
      c.header('Content-Type', 'text/javascript; charset=utf-8');
      return c.body(START);
    })
    .get('/api/docs/:file', async (c, next) => {
      const { file } = c.req.param();
      return ASSETS.has(file) ? sendFile(c, asset(file)) : next();
    });
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Linework API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true });
`;
