import { Hono } from 'hono';
import { createApi } from './api';
import type { AppEnv } from './http/AppEnv';
import { completeHeaders } from './http/answer';
import { limitBody } from './http/limitBody';
import { faultText, Problem, sendProblem } from './http/Problem';
import { problemOf } from './http/problemOf';
import { refuseForeignHosts, refuseForeignWrites, securityHeaders } from './http/security';
import { staticFiles } from './http/staticFiles';
import type { Services } from './server/Services';

interface AppOptions {
  /** Whether the server listens on the loopback interface only. */
  loopback: boolean;
}

/** The whole application: API, health and the web app's files, behind the same guards. */
export function createApp(services: Services, { loopback }: AppOptions) {
  const { log, newId, publicUrl, webRoot } = services;
  const app = new Hono<AppEnv>();
  // Has nothing that could be secret; looking for it would cost more than all the rest of the line.
  const requests = log.child({}, { redact: [] });

  app.use(async (c, next) => {
    const requestId = newId();
    const started = performance.now();
    c.set('requestId', requestId);
    c.set('headers', { 'X-Request-Id': requestId });
    await next();
    completeHeaders(c);
    // The path only: search texts and tokens travel in queries.
    requests.info(
      {
        requestId,
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
  app.use('/api/*', limitBody());

  app.route('/', createApi(services));
  if (webRoot) app.on(['GET', 'HEAD'], '*', staticFiles(webRoot));

  app.notFound((c) => sendProblem(c, new Problem(404, { detail: 'There is nothing at this address.' })));
  app.onError((error, c) => {
    const problem = problemOf(error);
    // What is not the person's doing is for the log too: a full disk, a database that is gone.
    if (problem && problem.status >= 500)
      log.error({ requestId: c.var.requestId, err: error }, problem.message);
    if (problem) return sendProblem(c, problem);
    log.error({ requestId: c.var.requestId, err: error }, 'A request failed');
    return sendProblem(
      c,
      new Problem(500, {
        detail: faultText(c.var.requestId),
      }),
    );
  });
  return app;
}
