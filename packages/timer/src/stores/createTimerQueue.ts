import type { TimerAction } from '../core/TimerAction';
import type { Moment, ServerMoment } from './sinceWhen';
import type { TabStorage } from './TabStorage';
import type { RefusedAction } from './TimerStore';

/** An action that was not answered yet, with what its age can be told from later. */
export interface QueuedAction<Details> {
  readonly action: TimerAction<Details>;
  /** When the person acted, by the store's time as it was then: what is shown until the server says. */
  readonly at: number;
  readonly pressed: Moment;
  /** The last answer of the server before. */
  readonly before: ServerMoment | null;
}

export interface WaitingAction<Details> extends QueuedAction<Details> {
  /** Where it is kept. */
  readonly place: string;
}

/**
 * The line of actions, in storage that all tabs share. Each has a key of its own, so that a tab that adds one and another that
 * removes one cannot undo each other's write.
 */
export function createTimerQueue<Details>(storage: TabStorage, key: string) {
  const queuePrefix = `${key}:queue:`;
  const refusedPrefix = `${key}:refused:`;

  function waiting(): WaitingAction<Details>[] {
    return entries<QueuedAction<Details>>(queuePrefix).map(([place, item]) => ({ ...item, place }));
  }

  function entries<Value>(prefix: string): [string, Value][] {
    return storage.keys(prefix).flatMap((place): [string, Value][] => {
      const text = storage.get(place);
      try {
        return text ? [[place, JSON.parse(text) as Value]] : [];
      } catch {
        return [];
      }
    });
  }

  return {
    /** In the order in which they were done. */
    waiting,
    /** @throws what the storage throws when it is full; the action then is nowhere */
    add(item: QueuedAction<Details>): void {
      const last = waiting().at(-1);
      const order = last ? Number(last.place.slice(queuePrefix.length).split(':')[0]) + 1 : 0;
      const place = `${queuePrefix}${String(order).padStart(9, '0')}:${item.action.actionId}`;
      storage.set(place, JSON.stringify(item));
      // Only the last of several details counts.
      const { action } = item;
      if (
        action.kind === 'details' &&
        last?.action.kind === 'details' &&
        last.action.timerId === action.timerId
      )
        storage.remove(last.place);
    },
    remove: ({ place }: WaitingAction<Details>) => storage.remove(place),
    refused: () => entries<RefusedAction<Details>>(refusedPrefix).map(([, refused]) => refused),
    refuse({ action, place }: WaitingAction<Details>, why: Omit<RefusedAction<Details>, 'action'>): void {
      storage.set(refusedPrefix + place.slice(queuePrefix.length), JSON.stringify({ action, ...why }));
    },
    dismiss(actionId: string): void {
      for (const place of storage.keys(refusedPrefix))
        if (place.endsWith(`:${actionId}`)) storage.remove(place);
    },
  };
}
