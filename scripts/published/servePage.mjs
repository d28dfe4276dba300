import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/**
 * Serves what a bundler made, on a free port of this machine.
 * @param {string} folder with an index.html
 * @param {(page: string) => string} [fill] what becomes of the index.html, e.g. with what a server rendered put into it
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function servePage(folder, fill = (page) => page) {
  const page = fill(readFileSync(join(folder, 'index.html'), 'utf8'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://fixture');
    if (pathname === '/') return response.setHeader('content-type', types['.html']).end(page);
    const file = join(folder, pathname);
    if (pathname.includes('..') || !existsSync(file)) return response.writeHead(404).end();
    response
      .setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
      .end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
