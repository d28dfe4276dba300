import type { OpenTimer } from '../core/OpenTimer';
import type { TimerAction } from '../core/TimerAction';
import type { DeviceClock } from './DeviceClock';
import type { TimerProblem } from './TimerStore';

/** What came of a request. `later`: not decided, so the same request can be sent again; `after` in ms where the server said when. */
export type Answer<Details, Entry> =
  | {
      readonly is: 'accepted';
      /** The server's clock, ms since the epoch. */
      readonly now: number;
      readonly timer: OpenTimer<Details> | null;
      readonly entry?: Entry;
      /** By the device's steady clock. */
      readonly sentAt: number;
      readonly receivedAt: number;
    }
  | { readonly is: 'refused'; readonly problem: TimerProblem }
  | { readonly is: 'later'; readonly after: number | null };

/** After so long without an answer a request counts as lost, in ms. */
const patience = 20_000;

/** Longer ago than the contract lets an action be, in ms. */
const longestAgo = 31 * 86_400_000;

/** Speaks the README's HTTP contract. Never throws: what cannot be reached is `later`. */
export function createTimerClient<Details, Entry>({
  url,
  clock,
  fetch: send = (...request) => fetch(...request),
}: {
  url: string;
  clock: DeviceClock;
  fetch?: typeof fetch;
}) {
  async function request(path: string, body?: object): Promise<Answer<Details, Entry>> {
    const abort = new AbortController();
    const cancel = clock.after(patience, () => abort.abort());
    const sentAt = clock.steady();
    try {
      const response = await send(url + path, {
        signal: abort.signal,
        headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
      const receivedAt = clock.steady();
      if (isForLater(response.status)) return { is: 'later', after: retryAfter(response) };
      if (!response.ok) return { is: 'refused', problem: await problemOf(response) };
      return { is: 'accepted', sentAt, receivedAt, ...read<Details, Entry>(await response.json()) };
    } catch {
      return { is: 'later', after: null };
    } finally {
      cancel();
    }
  }

  return {
    read: () => request(''),
    /** @param ago how many ms before now the person acted */
    act({ kind, ...action }: TimerAction<Details>, ago: number) {
      const at = 'at' in action && action.at !== undefined ? { at: new Date(action.at).toISOString() } : {};
      return request(`/${kind}`, { ...action, ...at, ago: Math.min(ago, longestAgo) });
    },
  };
}

/** Nobody is signed in, too much at once, the server is down: none of it says anything about the action. */
function isForLater(status: number): boolean {
  return status >= 500 || [401, 408, 425, 429].includes(status);
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

async function problemOf(response: Response): Promise<TimerProblem> {
  const problem: unknown = await response.json().catch(() => null);
  const title = `The server refused it (${response.status}).`;
  return { title, ...(isObject(problem) ? problem : {}), status: response.status };
}

/** @throws TypeError when it is not an answer of the contract, as from a proxy that shows a page of its own */
function read<Details, Entry>(body: unknown) {
  if (!isObject(body) || !('timer' in body)) throw new TypeError('Not an answer of the timer contract');
  const { now, timer, entry } = body as {
    now: string;
    timer: (Omit<OpenTimer<Details>, 'segments' | 'startedAt'> & WrittenInstants) | null;
    entry?: Entry;
  };
  return {
    now: instant(now),
    timer: timer && timerOf<Details>(timer),
    ...(entry === undefined ? {} : { entry }),
  };
}

interface WrittenInstants {
  startedAt: string | null;
  segments: { startedAt: string; endedAt: string }[];
}

function timerOf<Details>({
  id,
  status,
  details,
  startedAt,
  segments,
}: Omit<OpenTimer<Details>, 'segments' | 'startedAt'> & WrittenInstants): OpenTimer<Details> {
  const read = {
    id,
    details,
    segments: segments.map((segment) => ({
      startedAt: instant(segment.startedAt),
      endedAt: instant(segment.endedAt),
    })),
  };
  return status === 'running'
    ? { ...read, status, startedAt: instant(startedAt) }
    : { ...read, status: 'paused' };
}

function instant(text: unknown): number {
  const ms = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms)) throw new TypeError(`Not an instant: ${String(text)}`);
  return ms;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
