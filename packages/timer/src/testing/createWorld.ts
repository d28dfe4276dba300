import type { DeviceClock } from '../stores/DeviceClock';
import type { TabStorage } from '../stores/TabStorage';

/**
 * A world for tests: true time, devices whose clocks can be set and which can sleep, and tabs that live, crash and share storage.
 * Nothing happens by itself: time passes in `pass` and `sleep` only.
 */
export function createWorld(start: number) {
  let truth = start;
  const devices: Device[] = [];

  async function pass(duration: number, asleep?: Device): Promise<void> {
    const end = truth + duration;
    for (;;) {
      const due = devices
        .filter((device) => device !== asleep)
        .flatMap((device) => device.tasks)
        .filter(({ at }) => at() <= end)
        .sort((one, other) => one.at() - other.at())[0];
      if (!due) break;
      truth = Math.max(truth, due.at());
      due.remove();
      due.work();
      await settled();
    }
    truth = end;
    await settled();
  }

  function createDevice({ steadyInSleep }: { steadyInSleep: boolean }): Device {
    let wallAhead = 0;
    let sleptSteady = 0;
    const kept = new Map<string, string>();
    const tabs = new Set<Tab>();
    let lock: Promise<unknown> = Promise.resolve();
    const tasks: Task[] = [];
    const steady = () => truth - start - sleptSteady;

    const device: Device = {
      tasks,
      kept,
      setClock: (change) => {
        wallAhead += change;
      },
      sleep: async (duration) => {
        await pass(duration, device);
        if (!steadyInSleep) sleptSteady += duration;
        await pass(0);
      },
      open: () => {
        let alive = true;
        let die = () => {};
        const death = new Promise<never>((_, reject) => {
          die = () => reject(new Error('The tab is gone'));
        });
        death.catch(() => {});
        const listeners = new Set<() => void>();
        const changed = () => {
          for (const other of tabs) if (other !== tab) queueMicrotask(other.changed);
        };
        const tab: Tab = {
          clock: {
            wall: () => truth + wallAhead,
            steady,
            after: (delay, work) => {
              const dueSteady = steady() + delay;
              const task: Task = {
                at: () => truth + dueSteady - steady(),
                work: () => alive && work(),
                remove: () => {
                  const at = tasks.indexOf(task);
                  if (at >= 0) tasks.splice(at, 1);
                },
              };
              tasks.push(task);
              return task.remove;
            },
          },
          storage: {
            get: (key) => kept.get(key) ?? null,
            set: (key, text) => {
              if (!alive) return;
              kept.set(key, text);
              changed();
            },
            remove: (key) => {
              if (!alive) return;
              kept.delete(key);
              changed();
            },
            keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)).sort(),
            listen: (onChange) => {
              listeners.add(onChange);
              return () => listeners.delete(onChange);
            },
            alone: (_name, work) => {
              const done = lock.then(() => Promise.race([alive ? work() : death, death]));
              lock = done.catch(() => {});
              return done;
            },
          },
          changed: () => {
            if (alive) for (const listener of listeners) listener();
          },
          isAlive: () => alive,
          crash: () => {
            alive = false;
            tabs.delete(tab);
            die();
          },
        };
        tabs.add(tab);
        return tab;
      },
    };
    devices.push(device);
    return device;
  }

  return { now: () => truth, pass, createDevice };
}

export interface Device {
  readonly tasks: Task[];
  readonly kept: Map<string, string>;
  /** Sets the device's clock forth (or, below 0, back) by so many ms. */
  setClock(change: number): void;
  sleep(duration: number): Promise<void>;
  open(): Tab;
}

export interface Tab {
  readonly clock: DeviceClock;
  readonly storage: TabStorage;
  changed(): void;
  isAlive(): boolean;
  /** Ends the tab in the middle of whatever it does. */
  crash(): void;
}

interface Task {
  /** When it is due, in true time. */
  at(): number;
  work(): void;
  remove(): void;
}

/** Resolves when everything that was started without waiting for time has ended. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
