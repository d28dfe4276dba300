import type { Segment } from '../core/timer';

/** What a test can look at of the server: the shapes of the contract with instants in ms. */
export interface ModelTimer {
  id: string;
  status: 'running' | 'paused';
  startedAt: number | null;
  segments: Segment[];
  details: unknown;
}

interface Body {
  actionId: string;
  timerId: string;
  ago?: number;
  at?: string;
  details?: { description?: string };
}

/** A server that keeps the README's contract for one person, in memory. Its network loses what the test tells it to. */
export function createModelServer(now: () => number) {
  let timer: ModelTimer | null = null;
  let lastAct = 0;
  const entries = new Map<
    string,
    { id: string; seconds: number; total: number; segments: Segment[]; details: unknown }
  >();
  const discarded = new Set<string>();
  const done = new Set<string>();
  const network = { up: true, loseRequests: 0, loseAnswers: 0, status: 0 };
  const accepted: { kind: string; actionId: string; at: number }[] = [];

  function act(kind: string, { actionId, timerId, ago = 0, at: stated, details }: Body): Response {
    const entry = entries.get(timerId);
    if (done.has(actionId) || (kind === 'stop' && entry) || (kind === 'discard' && discarded.has(timerId)))
      return answer(kind === 'stop' ? entry : undefined);
    if (kind === 'start' ? timer && timer.id !== timerId : timer?.id !== timerId)
      return problem(409, kind === 'start' ? 'Another timer is running' : 'This timer was stopped');
    if (details && details.description === '') return problem(422, 'A description is needed');
    if (kind === 'stop' && timer?.details && (timer.details as Body['details'])?.description === 'unfit')
      return problem(422, 'The description does not fit');
    const after = kind === 'start' ? lastAct : (timer?.startedAt ?? timer?.segments.at(-1)?.endedAt ?? 0);
    const at = stated ? Date.parse(stated) : Math.min(now(), Math.max(after, now() - ago));
    if (stated && (timer?.startedAt == null || at < timer.startedAt || at > now()))
      return problem(422, 'The end is outside the segment');
    done.add(actionId);
    if (kind !== 'details') lastAct = Math.max(lastAct, at);
    accepted.push({ kind, actionId, at });
    if (kind === 'start') timer ??= { id: timerId, status: 'running', startedAt: at, segments: [], details };
    else if (timer && kind === 'details') timer.details = details;
    else if (timer && kind === 'resume' && timer.status === 'paused')
      timer = { ...timer, status: 'running', startedAt: at };
    else if (timer && kind !== 'resume') close(timer, at);
    if (kind === 'discard') {
      discarded.add(timerId);
      timer = null;
    }
    if (kind !== 'stop' || !timer) return answer();
    const { segments } = timer;
    const total = segments.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0);
    const made = { id: timerId, seconds: Math.floor(total / 1000), total, segments, details: timer.details };
    entries.set(timerId, made);
    timer = null;
    return answer(made);
  }

  function close(open: ModelTimer, at: number): void {
    if (open.startedAt !== null)
      open.segments = [...open.segments, { startedAt: open.startedAt, endedAt: at }];
    open.status = 'paused';
    open.startedAt = null;
  }

  function answer(entry?: unknown): Response {
    const written = timer && {
      ...timer,
      startedAt: timer.startedAt === null ? null : iso(timer.startedAt),
      segments: timer.segments.map(({ startedAt, endedAt }) => ({
        startedAt: iso(startedAt),
        endedAt: iso(endedAt),
      })),
    };
    return Response.json({ now: iso(now()), timer: written, ...(entry ? { entry } : {}) });
  }

  const send: typeof fetch = async (input, init) => {
    const path = String(input).split('/').at(-1) ?? '';
    if (!network.up) throw new TypeError('Failed to fetch');
    if (network.loseRequests > 0) {
      network.loseRequests -= 1;
      throw new TypeError('Failed to fetch');
    }
    if (network.status) return problem(network.status, 'Not now');
    const response = init?.method === 'POST' ? act(path, JSON.parse(String(init.body)) as Body) : answer();
    if (network.loseAnswers > 0) {
      network.loseAnswers -= 1;
      throw new TypeError('Failed to fetch');
    }
    return response;
  };

  return { fetch: send, network, entries, accepted, timer: () => timer };
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

function problem(status: number, title: string): Response {
  return Response.json(
    { title, status },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}
