import type { PGlite } from '@electric-sql/pglite';
import type { Database, NotificationListener } from '../Database';
import type { DurableFS } from './DurableFS';

/** A running PGlite. */
export interface LivingEngine {
  engine: PGlite;
  files: DurableFS;
  hasDied: () => boolean;
}

/** PGlite that is started again on its directory when it has died; what was committed is there again, as after a crash. */
export interface RevivedEngine {
  /** To query with: a statement after a death waits for the new engine. */
  engine: PGlite;
  files(): DurableFS;
  listen: Database['listen'];
  close(): Promise<void>;
}

/**
 * @param start opens the directory
 * @param ensureRoom throws where the disk is too full to start on, which is then what every statement is answered with
 */
export async function reviveEngine(
  start: () => Promise<LivingEngine>,
  ensureRoom: () => void,
): Promise<RevivedEngine> {
  const listeners = new Map<NotificationListener, string>();
  let current = await start();
  let revival: Promise<void> | null = null;

  const revive = async () => {
    // What the dead one holds open.
    await current.files.closeFs();
    current = await start();
    for (const [{ onPayload, onGap }, channel] of listeners) {
      await current.engine.listen(channel, onPayload);
      onGap();
    }
  };
  const living = async (): Promise<PGlite> => {
    if (current.hasDied()) {
      ensureRoom();
      revival ??= revive().finally(() => {
        revival = null;
      });
      await revival;
    }
    return current.engine;
  };
  const run = async <T>(work: (engine: PGlite) => Promise<T>): Promise<T> => {
    const engine = await living();
    try {
      return await work(engine);
    } catch (error) {
      if (current.hasDied()) ensureRoom();
      throw error;
    }
  };
  const statements: Pick<PGlite, 'query' | 'exec' | 'transaction'> = {
    query: (...query) => run((engine) => engine.query(...query)),
    exec: (...script) => run((engine) => engine.exec(...script)),
    transaction: (work) => run((engine) => engine.transaction(work)),
  };

  return {
    engine: new Proxy(current.engine, {
      get: (_, name) => Reflect.get(statements, name) ?? ofEngine(current.engine, name),
    }),
    files: () => current.files,
    listen: async (channel, listener) => {
      await run((engine) => engine.listen(channel, listener.onPayload));
      listeners.set(listener, channel);
      return async () => {
        listeners.delete(listener);
        if (!current.hasDied()) await current.engine.unlisten(channel, listener.onPayload);
      };
    },
    close: () => (current.hasDied() ? current.files.closeFs() : current.engine.close()),
  };
}

function ofEngine(engine: PGlite, name: string | symbol): unknown {
  const value: unknown = Reflect.get(engine, name);
  // Its private fields are its own.
  return typeof value === 'function' ? value.bind(engine) : value;
}
