// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { totalElapsed } from '../core/timer';
import { createWorld, type Device, type Tab } from '../testing/createWorld';
import { anyZone, hardMoments } from '../testing/hardMoments';
import { createLocalTimerStore, type LocalTimerStore, type StoppedLocalTimer } from './createLocalTimerStore';

const minute = 60_000;
const hour = 60 * minute;
const nine = Date.parse('2027-03-01T09:00:00Z');

interface Details {
  description: string;
}
type Store = LocalTimerStore<Details, number>;

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

/** A device with a store in each of its tabs. */
function onDevice(steadyInSleep = true, start = nine) {
  const world = createWorld(start);
  const device = world.createDevice({ steadyInSleep });
  const saved = new Map<string, StoppedLocalTimer<Details>>();
  const open = async () => {
    const tab = device.open();
    const store: Store = createLocalTimerStore<Details, number>({
      key: 'timer',
      clock: tab.clock,
      storage: tab.storage,
      saveEntry: async (stopped) => {
        saved.set(stopped.id, stopped);
        return stopped.total;
      },
    });
    await store.load();
    return { tab, store };
  };
  return { world, device, saved, open };
}

const total = (store: Store) => {
  const timer = store.current()?.timer;
  return timer ? totalElapsed(timer, store.now()) : 0;
};
const start = (store: Store, timerId = 'one') =>
  store.act({ kind: 'start', actionId: 's', timerId, details: { description: 'Gate' } });
const pause = (store: Store, timerId = 'one') => store.act({ kind: 'pause', actionId: 'p', timerId });
const stop = (store: Store, timerId = 'one', at?: number) =>
  store.act({ kind: 'stop', actionId: 'x', timerId, ...(at === undefined ? {} : { at }) });

describe('a timer on the device', () => {
  it('TIM-04: survives a crash and counts on meanwhile', async () => {
    const { world, open } = onDevice();
    const { tab, store } = await open();
    await start(store);
    await world.pass(10 * minute);
    tab.crash();
    await world.pass(hour);
    const { store: again } = await open();
    expect(total(again)).toBe(70 * minute);
    expect(again.current()?.timer?.details).toEqual({ description: 'Gate' });
    expect(again.current()?.uncertain).toEqual([]);
  });

  it('TIM-04: a clock set back while a page lives changes nothing', async () => {
    const { world, device, open } = onDevice();
    const { store } = await open();
    await start(store);
    await world.pass(10 * minute);
    device.setClock(-3 * hour);
    await world.pass(10 * minute);
    expect(total(store)).toBe(20 * minute);
    const { store: other } = await open();
    expect(total(other)).toBe(20 * minute);
    expect(store.current()?.uncertain).toEqual([]);
  });

  it('TIM-04: a crash and a clock set back are noticed, and the person says how long it was', async () => {
    const { world, device, open } = onDevice();
    const { tab, store } = await open();
    await start(store);
    await world.pass(10 * minute);
    tab.crash();
    await world.pass(30 * minute);
    device.setClock(-5 * hour);
    const { store: again } = await open();
    expect(total(again)).toBe(10 * minute);
    expect(again.current()?.uncertain).toEqual([
      { reason: 'clock-set-back', from: nine + 10 * minute, to: nine + 10 * minute },
    ]);
    await world.pass(5 * minute);
    await again.settle(30 * minute);
    expect(total(again)).toBe(45 * minute);
    expect(again.current()?.uncertain).toEqual([]);
    await world.pass(minute);
    expect(total(again)).toBe(46 * minute);
  });

  it('TIM-04: a jump of the clock is counted, told, and can be left out', async () => {
    const { world, device, open } = onDevice(false);
    const { store } = await open();
    await start(store);
    await world.pass(10 * minute);
    await device.sleep(hour);
    await world.pass(minute);
    expect(total(store)).toBe(71 * minute);
    expect(store.current()?.uncertain).toMatchObject([{ reason: 'clock-jumped' }]);
    await store.settle(0);
    expect(total(store)).toBe(11 * minute);
  });

  it('TIM-04: a tab that lived through a clock set back answers the doubt of a tab that was just opened', async () => {
    const { world, device, open } = onDevice();
    const { store } = await open();
    await start(store);
    await world.pass(10 * minute + 2000);
    device.setClock(-hour);
    const { store: young } = await open();
    await world.pass(minute);
    expect(young.current()?.uncertain).toEqual([]);
    expect(total(young)).toBe(11 * minute + 2000);
    expect(total(store)).toBe(11 * minute + 2000);
  });

  it('TIM-03: an entry that cannot be saved leaves the timer running', async () => {
    const world = createWorld(nine);
    const tab = world.createDevice({ steadyInSleep: true }).open();
    let full = true;
    const store = createLocalTimerStore<Details, number>({
      key: 'timer',
      clock: tab.clock,
      storage: tab.storage,
      saveEntry: (stopped) =>
        full ? Promise.reject(new Error('Disk full')) : Promise.resolve(stopped.total),
    });
    await store.load();
    await start(store);
    await world.pass(minute);
    await expect(stop(store)).rejects.toThrow('Disk full');
    await world.pass(minute);
    full = false;
    expect(await stop(store)).toEqual({ queued: false, entry: 2 * minute });
    expect(store.current()?.timer).toBeNull();
  });

  it('TIM-04: an action on a timer that another tab stopped is refused, and so is a second start', async () => {
    const { world, open } = onDevice();
    const { store } = await open();
    const { store: other } = await open();
    await start(store, 'one');
    await world.pass(minute);
    await expect(start(other, 'two')).rejects.toMatchObject({ problem: { status: 409 } });
    await stop(other, 'one');
    await expect(pause(store, 'one')).rejects.toMatchObject({ problem: { status: 409 } });
    await start(store, 'two');
    await expect(stop(other, 'one')).rejects.toMatchObject({ problem: { status: 409 } });
    await world.pass(1);
    expect(other.current()?.timer?.id).toBe('two');
  });

  it('TIM-04: a forgotten timer can be stopped at an end that the person states, within what was counted', async () => {
    const { world, saved, open } = onDevice();
    const { store } = await open();
    await start(store);
    await world.pass(10 * hour);
    for (const wrong of [nine - 1, nine + 10 * hour + 1])
      await expect(stop(store, 'one', wrong)).rejects.toMatchObject({ problem: { status: 422 } });
    await stop(store, 'one', nine + 8 * hour);
    expect(saved.get('one')?.total).toBe(8 * hour);
  });

  it('TIM-04: two tabs tell each other without end only of what is new', async () => {
    const { world, device, open } = onDevice();
    const { store } = await open();
    await open();
    await start(store);
    let writes = 0;
    const set = device.kept.set.bind(device.kept);
    device.kept.set = (key, text) => {
      writes += 1;
      return set(key, text);
    };
    await world.pass(minute);
    // A beat each 5 s of the tab that comes first; the other has nothing to add.
    expect(writes).toBeLessThanOrEqual(24);
  });

  it('TIM-04: whatever happens to pages and clocks, one timer runs and its total is right or in doubt', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          zone: anyZone,
          start: hardMoments,
          steadyInSleep: fc.boolean(),
          steps: fc.array(step, { minLength: 1, maxLength: 25 }),
        }),
        async (plan) => {
          process.env.TZ = plan.zone;
          await play(plan);
        },
      ),
      { numRuns: Number(process.env.TIMER_RUNS ?? 1000) },
    );
  });
});

const amount = fc.oneof(
  fc.integer({ min: 2000, max: 10_000 }),
  fc.integer({ min: 2000, max: 3 * hour }),
  fc.constantFrom(hour, 24 * hour, 366 * 24 * hour),
);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('start', 'start', 'pause', 'stop', 'discard'),
      tab: fc.nat(1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('reload', 'crash', 'open'), tab: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('pass', 'sleep', 'forth', 'back'), by: amount }) },
);
type Step = { do: string; tab?: number; by?: number };

/** Plays the steps and holds the store to what is true after each. The person answers each question truthfully. */
async function play({
  start: begin,
  steadyInSleep,
  steps,
}: {
  start: number;
  steadyInSleep: boolean;
  steps: Step[];
}): Promise<void> {
  const { world, device, saved, open } = onDevice(steadyInSleep, begin);
  const tabs: { tab: Tab; store: Store }[] = [await open()];
  /** What is true: segments that ended, and the running one's start. Shifted by what no page could notice. */
  const truthOf = (id: string) => ({ id, counted: 0, since: world.now() as number | null });
  let truth = null as ReturnType<typeof truthOf> | null;
  let lastAlive = world.now();
  /** How much the clock was set since the last page died. */
  let setWhileDead = 0;
  let timers = 0;
  const right = () => (truth ? truth.counted + (truth.since === null ? 0 : world.now() - truth.since) : 0);

  for (const { do: what, tab: at = 0, by = 0 } of some(steps)) {
    const target = tabs[at % Math.max(1, tabs.length)];
    // With a page open, a minute is twelve beats; more of them show nothing new.
    if (what === 'pass') await world.pass(tabs.length > 0 ? Math.min(by, minute) : by);
    if (what === 'sleep') await sleep(device, by);
    if (what === 'forth' || what === 'back') setClock(what === 'forth' ? by : -by);
    if ((what === 'crash' || what === 'reload') && target) {
      target.tab.crash();
      tabs.splice(tabs.indexOf(target), 1);
      if (tabs.length === 0) {
        lastAlive = world.now();
        setWhileDead = 0;
      }
    }
    if ((what === 'open' || what === 'reload') && tabs.length < 2) {
      const dead = tabs.length === 0;
      tabs.push(await open());
      if (dead) await awaken();
    }
    if (target?.tab.isAlive()) await press(what, target.store);
    // The next beat.
    if (tabs.length > 0) await world.pass(5001);
    await answerJump();
    for (const { store } of tabs) {
      expect(store.current()?.uncertain).toEqual([]);
      expect(store.current()?.timer?.id).toBe(truth?.id);
      expect(total(store)).toBe(right());
    }
  }

  async function sleep(sleeper: Device, duration: number) {
    await sleeper.sleep(duration);
  }

  function setClock(change: number) {
    device.setClock(change);
    if (tabs.length === 0) setWhileDead += change;
  }

  /** A page after a time without any. */
  async function awaken() {
    const store = tabs[0]?.store;
    if (!truth || truth.since === null || !store) return;
    const gap = world.now() - lastAlive;
    const [doubt] = store.current()?.uncertain ?? [];
    if (doubt) {
      expect(doubt.reason).toBe('clock-set-back');
      expect(setWhileDead).toBeLessThan(0);
      // Never more than is true, and at most a beat less than was known.
      expect(total(store)).toBeLessThanOrEqual(right());
      expect(total(store)).toBeGreaterThanOrEqual(right() - gap - 7500);
      await store.settle(right() - total(store));
      return;
    }
    // Nobody could notice: the clock was set to later than the last beat.
    expect(gap + setWhileDead).toBeGreaterThanOrEqual(-8500);
    truth.counted += total(store) - right();
  }

  async function answerJump() {
    const store = tabs[0]?.store;
    if (!store || !truth) return;
    const jumps = store.current()?.uncertain ?? [];
    const overstated: number[] = [];
    for (const { from, to } of jumps) {
      overstated.push(total(store) - (to - from) - right());
      await store.settle(to - from - (total(store) - right()));
    }
    expect(jumps.filter(({ reason }) => reason !== 'clock-jumped')).toEqual([]);
    expect(overstated.filter((excess) => excess > 0)).toEqual([]);
    await world.pass(0);
  }

  async function press(what: string, store: Store) {
    const open_ = truth;
    if (what === 'start' && !open_) {
      truth = truthOf(`timer ${timers++}`);
      await start(store, truth.id);
    } else if (what === 'start' && open_) {
      await store.act({ kind: 'resume', actionId: 'r', timerId: open_.id });
      open_.since ??= world.now();
    } else if (what === 'pause' && open_) {
      await pause(store, open_.id);
      open_.counted = right();
      open_.since = null;
    } else if (what === 'stop' && open_) {
      const counted = right();
      await stop(store, open_.id);
      truth = null;
      expect(saved.get(open_.id)?.total ?? 0).toBe(counted);
    } else if (what === 'discard' && open_) {
      await store.act({ kind: 'discard', actionId: 'd', timerId: open_.id });
      truth = null;
    }
  }
}
