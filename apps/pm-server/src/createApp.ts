import { type Context, Hono } from 'hono';
import { createApi } from './api';
import { recordRequest } from './audit/recordAudit';
import type { AppEnv } from './http/AppEnv';
import { completeHeaders } from './http/answer';
import { faultText, Problem, sendProblem } from './http/Problem';
import { problemOf } from './http/problemOf';
import { refuseForeignHosts, refuseForeignWrites, securityHeaders } from './http/security';
import { staticFiles } from './http/staticFiles';
import type { Services } from './server/Services';

/** Sign-ins and refusals of known people are in the audit log too, before they are answered. */
async function audit(
  c: Context<AppEnv>,
  services: Services,
  event: AppEnv['Variables']['event'] | 'refused',
): Promise<void> {
  const personId = c.get('personId');
  if (!personId || !event) return;
  const { database, log } = services;
  const { method, path } = c.req;
  const isSignIn = path.startsWith('/api/auth/');
  const { sessionId = c.get('sessionId'), tokenId } = c.get('actor') ?? {};
  const by = {
    ...(sessionId !== undefined && { sessionId }),
    ...(tokenId !== undefined && { tokenId }),
    userAgent: c.req.header('user-agent') ?? null,
  };
  const fact =
    event !== 'refused'
      ? { action: event }
      : isSignIn
        ? { action: 'sign-in-refused' as const, isRepeated: true }
        : { action: 'refused' as const, subject: `${method} ${path}`, isRepeated: true };
  await recordRequest(database.orm, personId, { ...by, ...fact }, services).catch((err: unknown) =>
    log.error({ err }, 'A line of the audit log could not be written'),
  );
}

interface AppOptions {
  /** Whether the server listens on the loopback interface only. */
  loopback: boolean;
}

/** Not signed in, not allowed, too often. */
const REFUSALS = new Set([401, 403, 429]);

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
    const { status } = c.res;
    const event = REFUSALS.has(status) ? 'refused' : c.get('event');
    await audit(c, services, event);
    // The path only: search texts and tokens travel in queries.
    requests[event === 'refused' ? 'warn' : 'info'](
      {
        requestId,
        person: c.get('personId'),
        event,
        method: c.req.method,
        path: c.req.path,
        status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  });
  app.use(securityHeaders(services));
  app.use(refuseForeignHosts({ publicUrl, loopback }));
  app.use(refuseForeignWrites(services));

  app.route('/', createApi(services));
  const askSession = async (headers: Record<string, string>) => app.request('/api/session', { headers });
  if (webRoot) app.on(['GET', 'HEAD'], '*', staticFiles(webRoot, askSession));

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
