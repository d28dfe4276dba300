import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createApi } from './api';
import type { AppEnv } from './http/AppEnv';
import { Problem, sendProblem } from './http/Problem';
import { problemOf } from './http/problemOf';
import { refuseForeignHosts, refuseForeignWrites, securityHeaders } from './http/security';
import { staticFiles } from './http/staticFiles';
import type { Services } from './server/Services';

/** Forms with a thousand embedded rows of long texts fit; an upload does not come this way. */
const MAX_BODY = 8 * 1024 * 1024;

interface AppOptions {
  /** Whether the server listens on the loopback interface only. */
  loopback: boolean;
}

/** The whole application: API, health and the web app's files, behind the same guards. */
export function createApp(services: Services, { loopback }: AppOptions) {
  const { log, newId, publicUrl, webRoot } = services;
  const app = new Hono<AppEnv>();

  app.use(async (c, next) => {
    const requestId = newId();
    const started = performance.now();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    c.header('X-Request-Id', requestId);
    await next();
    // The path only: search texts and tokens travel in queries.
    c.var.log.info(
      {
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  });
  app.use(securityHeaders(services));
  app.use(refuseForeignHosts({ publicUrl, loopback }));
  app.use(refuseForeignWrites(services));
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: MAX_BODY,
      onError: () => {
        throw new Problem(413, { detail: 'This is more than can be saved at once (8 MB).' });
      },
    }),
  );

  app.route('/', createApi(services));
  if (webRoot) app.on(['GET', 'HEAD'], '*', staticFiles(webRoot));

  app.notFound((c) => sendProblem(c, new Problem(404, { detail: 'There is nothing at this address.' })));
  app.onError((error, c) => {
    const problem = problemOf(error);
    // What is not the person's doing is for the log too: a full disk, a database that is gone.
    if (problem && problem.status >= 500) c.var.log.error({ err: error }, problem.message);
    if (problem) return sendProblem(c, problem);
    c.var.log.error({ err: error }, 'A request failed');
    return sendProblem(
      c,
      new Problem(500, {
        detail: `Something went wrong on the server. If it happens again, tell your administrator this number: ${c.var.requestId}.`,
      }),
    );
  });
  return app;
}
