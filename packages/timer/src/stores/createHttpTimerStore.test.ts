// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimerAction } from '../core/TimerAction';
import { totalElapsed } from '../core/timer';
import { createModelServer } from '../testing/createModelServer';
import { createWorld, type Device, settled, type Tab } from '../testing/createWorld';
import { hardMoments } from '../testing/hardMoments';
import { createHttpTimerStore, type HttpTimerStore } from './createHttpTimerStore';

const minute = 60_000;
const hour = 60 * minute;
const nine = Date.parse('2027-03-01T09:00:00Z');

interface Details {
  description: string;
}
interface Entry {
  id: string;
  seconds: number;
}
type Store = HttpTimerStore<Details, Entry>;

function withServer({ start: begin = nine, steadyInSleep = true } = {}) {
  const world = createWorld(begin);
  const server = createModelServer(world.now);
  const device = () => {
    const made = world.createDevice({ steadyInSleep });
    return { device: made, open: () => open(made) };
  };
  async function open(on: Device): Promise<{ tab: Tab; store: Store }> {
    const tab = on.open();
    const store = createHttpTimerStore<Details, Entry>({
      url: '/api/timer',
      key: 'timer',
      clock: tab.clock,
      storage: tab.storage,
      fetch: (...request) => {
        if (!tab.isAlive()) return new Promise(() => {});
        return server.fetch(...request);
      },
    });
    await store.load().catch(() => {});
    return { tab, store };
  }
  return { world, server, device };
}

let made = 0;
type Kind = TimerAction<Details>['kind'];
function press(store: Store, kind: Kind, timerId = 'one', description = 'Gate') {
  const actionId = `${kind} ${made++}`;
  const action =
    kind === 'start' || kind === 'details'
      ? { kind, actionId, timerId, details: { description } }
      : { kind, actionId, timerId };
  return store.act(action);
}
const shown = (store: Store) => {
  const timer = store.current()?.timer;
  return timer ? totalElapsed(timer, store.now()) : 0;
};

describe('a timer on a server', () => {
  it('TIM-04: shows the time by the clock of the server when the clock of the device is wrong', async () => {
    const { world, server, device } = withServer();
    const { device: wrong, open } = device();
    wrong.setClock(-5 * hour);
    const { store } = await open();
    await press(store, 'start');
    await world.pass(10 * minute);
    expect(store.now()).toBe(world.now());
    expect(shown(store)).toBe(10 * minute);
    wrong.setClock(9 * hour);
    const { entry, queued } = await press(store, 'stop');
    expect({ seconds: entry?.seconds, queued }).toEqual({ seconds: 600, queued: false });
    expect(server.timer()).toBeNull();
  });

  it('TIM-04: says so when an answer puts the time right, though the timer is as it was', async () => {
    const { world, device } = withServer();
    const { device: wrong, open } = device();
    const { tab, store } = await open();
    await press(store, 'start');
    await world.pass(minute);
    tab.crash();
    wrong.setClock(20 * hour);
    const { store: again } = await open();
    wrong.setClock(20 * hour);
    const heard: number[] = [];
    again.subscribe(() => heard.push(shown(again)));
    expect(shown(again)).toBe(20 * hour + minute);
    await again.retry();
    expect(heard).toEqual([minute]);
    await again.retry();
    expect(heard).toHaveLength(1);
  });

  it('TIM-04: start, pause and stop without a connection are sent once, in order, with their times', async () => {
    const { world, server, device } = withServer();
    const { open } = device();
    const { store } = await open();
    server.network.up = false;
    expect(await press(store, 'start')).toEqual({ queued: true });
    await world.pass(10 * minute);
    expect(shown(store)).toBe(10 * minute);
    await press(store, 'pause');
    await world.pass(30 * minute);
    await press(store, 'resume');
    await world.pass(5 * minute);
    await press(store, 'stop');
    expect(store.current()).toMatchObject({ pending: 4, timer: null });
    await world.pass(hour);
    server.network.up = true;
    await store.retry();
    expect(store.current()?.pending).toBe(0);
    expect(server.entries.get('one')).toMatchObject({
      total: 15 * minute,
      segments: [
        { startedAt: nine, endedAt: nine + 10 * minute },
        { startedAt: nine + 40 * minute, endedAt: nine + 45 * minute },
      ],
    });
    expect(server.accepted.map(({ kind }) => kind)).toEqual(['start', 'pause', 'resume', 'stop']);
  });

  it('TIM-04: sends by itself once the connection is back', async () => {
    const { world, server, device } = withServer();
    const { store } = await device().open();
    server.network.up = false;
    await press(store, 'start');
    await world.pass(10 * minute);
    server.network.up = true;
    await world.pass(2 * minute);
    expect(server.timer()?.startedAt).toBe(nine);
    expect(store.current()?.pending).toBe(0);
  });

  it('TIM-04: a lost answer is asked for again and the action counts once, at the time of the press', async () => {
    const { world, server, device } = withServer();
    const { store } = await device().open();
    await press(store, 'start');
    await world.pass(10 * minute);
    server.network.loseAnswers = 1;
    expect(await press(store, 'stop')).toEqual({ queued: true });
    await world.pass(minute);
    expect([...server.entries.values()]).toMatchObject([{ seconds: 600 }]);
    expect(store.current()).toMatchObject({ pending: 0, timer: null });
  });

  it('TIM-04: what waits survives a crash, and a clock that is set before the page comes back is found out', async () => {
    const { world, server, device } = withServer();
    const { device: set, open } = device();
    const { tab, store } = await open();
    server.network.up = false;
    await press(store, 'start');
    await world.pass(10 * minute);
    tab.crash();
    set.setClock(-2 * hour);
    const { store: again } = await open();
    expect(again.current()?.pending).toBe(1);
    await world.pass(20 * minute);
    server.network.up = true;
    await again.retry();
    // Nobody knows when it was started; not before the last answer, and this is told.
    expect(again.current()?.uncertain).toMatchObject([{ reason: 'clock-set-offline' }]);
    expect(server.timer()?.startedAt).toBeGreaterThanOrEqual(nine);
    await again.settle(0);
    expect(again.current()?.uncertain).toEqual([]);
  });

  it('TIM-04: a refused start is told to who waits for it, and nothing stays open', async () => {
    const { server, device } = withServer();
    const { store } = await device().open();
    const other = await device().open();
    await press(other.store, 'start', 'elsewhere');
    await expect(press(store, 'start')).rejects.toMatchObject({
      problem: { status: 409 },
      message: 'Another timer is running',
    });
    expect(store.current()).toMatchObject({ pending: 0, refused: [], timer: { id: 'elsewhere' } });
    expect(server.timer()?.id).toBe('elsewhere');
  });

  it('TIM-04: time counted without a connection while another device ran a timer is kept and told', async () => {
    const { world, server, device } = withServer();
    const { store } = await device().open();
    const other = await device().open();
    server.network.up = false;
    await press(store, 'start', 'mine', 'Pitch');
    await world.pass(25 * minute);
    await press(store, 'stop', 'mine');
    server.network.up = true;
    await press(other.store, 'start', 'theirs');
    await store.retry();
    expect(store.current()).toMatchObject({
      pending: 0,
      timer: { id: 'theirs' },
      refused: [
        {
          problem: { status: 409 },
          counted: { total: 25 * minute, segments: [{ startedAt: nine, endedAt: nine + 25 * minute }] },
          details: { description: 'Pitch' },
        },
      ],
    });
    const [refused] = store.current()?.refused ?? [];
    store.dismiss(refused?.action.actionId ?? '');
    expect(store.current()?.refused).toEqual([]);
  });

  it('TIM-04: a refused stop leaves the timer running on the server, and a refused change of details only itself', async () => {
    const { world, device } = withServer();
    const { store } = await device().open();
    await press(store, 'start', 'one', 'unfit');
    await world.pass(minute);
    await expect(press(store, 'details', 'one', '')).rejects.toMatchObject({ problem: { status: 422 } });
    await expect(press(store, 'stop')).rejects.toMatchObject({ problem: { status: 422 } });
    expect(shown(store)).toBe(minute);
    await press(store, 'details', 'one', 'Gate leaf');
    expect(store.current()?.timer?.details).toEqual({ description: 'Gate leaf' });
    expect((await press(store, 'stop')).entry?.seconds).toBe(60);
  });

  it('TIM-04: only the last of several changes of the details waits', async () => {
    const { server, device } = withServer();
    const { store } = await device().open();
    await press(store, 'start');
    server.network.up = false;
    for (const text of ['a', 'ab', 'abc']) await press(store, 'details', 'one', text);
    expect(store.current()?.pending).toBe(1);
    server.network.up = true;
    await store.retry();
    expect(server.timer()?.details).toEqual({ description: 'abc' });
  });

  it.each([401, 429, 503])(
    'TIM-04: an answer of %i loses nothing: the action is sent again',
    async (status) => {
      const { world, server, device } = withServer();
      const { store } = await device().open();
      server.network.status = status;
      expect(await press(store, 'start')).toEqual({ queued: true });
      server.network.status = 0;
      await world.pass(5000);
      expect(server.timer()?.startedAt).toBe(nine);
    },
  );

  it('TIM-04: a change on another device is shown when the app hears of it', async () => {
    const { world, server } = withServer();
    const tab = world.createDevice({ steadyInSleep: true }).open();
    let hear = () => {};
    const store = createHttpTimerStore<Details, Entry>({
      url: '/api/timer',
      key: 'timer',
      clock: tab.clock,
      storage: tab.storage,
      fetch: server.fetch,
      listen: (onChange) => {
        hear = onChange;
        return () => {};
      },
    });
    await store.load();
    await server.fetch('/api/timer/start', {
      method: 'POST',
      body: JSON.stringify({ actionId: 'a', timerId: 'far', details: {} }),
    });
    hear();
    await settled();
    expect(store.current()?.timer?.id).toBe('far');
    store.close();
  });

  it('TIM-04: the first load without a connection says so, and the store goes on trying', async () => {
    const { world, server } = withServer();
    const tab = world.createDevice({ steadyInSleep: true }).open();
    server.network.up = false;
    const store = createHttpTimerStore<Details, Entry>({
      url: '/api/timer',
      key: 'timer',
      clock: tab.clock,
      storage: tab.storage,
      fetch: server.fetch,
    });
    await expect(store.load()).rejects.toThrow('could not be read from /api/timer');
    server.network.up = true;
    await world.pass(5000);
    expect(store.current()).toMatchObject({ timer: null, pending: 0 });
  });

  it('TIM-04: whatever is lost, set or closed, each entry is right to the second or in doubt, and none is made twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          start: hardMoments,
          steadyInSleep: fc.boolean(),
          steps: fc.array(step, { minLength: 1, maxLength: 25 }),
        }),
        play,
      ),
      { numRuns: Number(process.env.TIMER_RUNS ?? 1000) },
    );
  });
});

const amount = fc.oneof(fc.integer({ min: 2000, max: 10_000 }), fc.integer({ min: 2000, max: 3 * hour }));
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('start', 'start', 'pause', 'stop', 'discard', 'details'),
      tab: fc.nat(1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('crash', 'open'), tab: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('pass', 'sleep', 'forth', 'back'), by: amount }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('offline', 'online', 'lose request', 'lose answer') }),
  },
);
type Step = { do: string; tab?: number; by?: number };

interface Truth {
  id: string;
  counted: number;
  since: number | null;
  /** Whether a clock was set while one of its actions could be waiting. */
  doubtful: boolean;
}

/** One device with up to two tabs; after the steps the connection comes back and everything is sent. */
async function play({
  start: begin,
  steadyInSleep,
  steps,
}: {
  start: number;
  steadyInSleep: boolean;
  steps: Step[];
}): Promise<void> {
  const { world, server, device } = withServer({ start: begin, steadyInSleep });
  const { device: own, open } = device();
  const tabs = [await open()];
  const ended: { id: string; total: number; doubtful: boolean; kept: boolean }[] = [];
  const state: { truth: Truth | null; sets: number } = { truth: null, sets: 0 };
  let timers = 0;
  const right = ({ counted, since }: Truth) => counted + (since === null ? 0 : world.now() - since);

  for (const { do: what, tab: at = 0, by = 0 } of [...steps, { do: 'online' }, { do: 'open' }]) {
    const target = tabs[at % Math.max(1, tabs.length)];
    if (what === 'pass') await world.pass(by);
    if (what === 'sleep') await own.sleep(by);
    if (what === 'forth' || what === 'back') {
      own.setClock(what === 'forth' ? by : -by);
      state.sets += 1;
      for (const each of ended) each.doubtful = true;
    }
    if (what === 'crash' && target) {
      target.tab.crash();
      tabs.splice(tabs.indexOf(target), 1);
    }
    if (what === 'open' && tabs.length < 2) tabs.push(await open());
    if (what === 'offline') server.network.up = false;
    if (what === 'online') server.network.up = true;
    if (what === 'lose request') server.network.loseRequests = 1;
    if (what === 'lose answer') server.network.loseAnswers = 1;
    if (target?.tab.isAlive()) await act(what, target.store);
    if (state.truth && state.sets > 0) state.truth.doubtful = true;
  }
  for (const { store } of tabs) await store.retry();
  for (const { store } of tabs) await store.retry();

  const open_ = state.truth;
  for (const { store } of tabs) {
    expect(store.current()).toMatchObject({ pending: 0, refused: [] });
    expect(store.current()?.timer?.id).toBe(open_?.id);
    if (open_ && !open_.doubtful) expect(shown(store)).toBe(right(open_));
  }
  expect(server.accepted.filter(({ kind }) => kind === 'stop').length).toBe(server.entries.size);
  expect(new Set(server.accepted.map(({ actionId }) => actionId)).size).toBe(server.accepted.length);
  const told = tabs[0]?.store.current()?.uncertain ?? [];
  if (state.sets === 0) expect(told).toEqual([]);
  expect(ended.filter(({ id, kept }) => server.entries.has(id) !== kept)).toEqual([]);
  const wrong = ended.filter(({ id, total, kept }) => kept && server.entries.get(id)?.total !== total);
  expect(wrong.filter(({ doubtful }) => !doubtful)).toEqual([]);
  // Twice set while nobody looked, a clock may seem right again.
  if (wrong.length > 0 && state.sets === 1) expect(told.length).toBeGreaterThan(0);

  async function act(what: string, store: Store) {
    const truth = state.truth;
    if (what === 'start' && !truth) {
      state.truth = {
        id: `timer ${timers++}`,
        counted: 0,
        since: world.now(),
        doubtful: state.sets > 0,
      };
      await press(store, 'start', state.truth.id);
    } else if (what === 'start' && truth) {
      await press(store, 'resume', truth.id);
      truth.since ??= world.now();
    } else if (what === 'pause' && truth) {
      await press(store, 'pause', truth.id);
      truth.counted = right(truth);
      truth.since = null;
    } else if (what === 'details' && truth) {
      await press(store, 'details', truth.id, `${made}`);
    } else if ((what === 'stop' || what === 'discard') && truth) {
      const total = right(truth);
      await press(store, what, truth.id);
      ended.push({ ...truth, total, doubtful: truth.doubtful, kept: what === 'stop' });
      state.truth = null;
    }
  }
}
