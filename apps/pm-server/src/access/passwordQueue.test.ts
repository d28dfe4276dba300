import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAILURES_IN_ADVANCE, openPasswordQueue, type Place, QUEUE_LENGTH } from './passwordQueue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const here = new AbortController().signal;
const newQueue = () => openPasswordQueue(() => new Date());

/** Notes when the place's turn comes. */
function noted(place: Place, name: string, turns: string[]): Place {
  place.turn().then(
    () => turns.push(name),
    () => turns.push(`${name} refused`),
  );
  return place;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

async function spendAllFailures(queue: ReturnType<typeof newQueue>): Promise<void> {
  for (let failure = 0; failure < FAILURES_IN_ADVANCE; failure += 1) {
    const place = queue.join('unknown', here);
    await place.turn();
    place.leave('failed');
  }
}

describe('The queue for checking passwords', () => {
  it('ASVS-5: one password is hashed at a time, those of known browsers first', async () => {
    const turns: string[] = [];
    const queue = newQueue();
    const places = (['unknown', 'unknown', 'known', 'known'] as const).map((browser, at) =>
      noted(queue.join(browser, here), `${at} ${browser}`, turns),
    );
    await settle();
    expect(turns).toEqual(['0 unknown']);
    for (const at of [0, 2, 3, 1]) {
      places[at]?.leave('other');
      await settle();
    }
    expect(turns).toEqual(['0 unknown', '2 known', '3 known', '1 unknown']);
  });

  it('ASVS-38: a full queue answers 429 with Retry-After, and does not keep known browsers out', async () => {
    const queue = newQueue();
    for (let place = 0; place <= QUEUE_LENGTH; place += 1) queue.join('unknown', here);
    expect(() => queue.join('unknown', here)).toThrow(
      expect.objectContaining({ status: 429, facts: expect.objectContaining({ retryAfter: 30 }) }),
    );
    expect(() => queue.join('known', here)).not.toThrow();
  });

  it('ASVS-5: failures across all accounts slow unknown browsers down to two a second, keep none of them out, and leave known ones alone', async () => {
    const turns: string[] = [];
    const queue = newQueue();
    await spendAllFailures(queue);
    const flood = [1, 2, 3].map((at) => noted(queue.join('unknown', here), `guess ${at}`, turns));
    const owner = noted(queue.join('unknown', here), 'right password', turns);
    await settle();
    expect(turns).toEqual([]);
    const known = noted(queue.join('known', here), 'known', turns);
    await settle();
    known.leave('failed');
    expect(turns).toEqual(['known']);
    for (const guess of flood) {
      await vi.advanceTimersByTimeAsync(500);
      guess.leave('failed');
    }
    await vi.advanceTimersByTimeAsync(500);
    expect(turns).toEqual(['known', 'guess 1', 'guess 2', 'guess 3', 'right password']);
    // A right password costs nothing of the budget.
    owner.leave('other');
    noted(queue.join('unknown', here), 'next', turns);
    await settle();
    expect(turns.at(-1)).toBe('next');
  });

  it('ASVS-5: failures come back, never more than there are in advance', async () => {
    const queue = newQueue();
    await spendAllFailures(queue);
    await vi.advanceTimersByTimeAsync(3_600_000);
    await spendAllFailures(queue);
    const turns: string[] = [];
    noted(queue.join('unknown', here), 'one more', turns);
    await settle();
    expect(turns).toEqual([]);
  });

  it('ASVS-38: who leaves before their turn gives their place to others', async () => {
    const turns: string[] = [];
    const queue = newQueue();
    const first = noted(queue.join('unknown', here), 'first', turns);
    const leaving = new AbortController();
    for (let place = 0; place < QUEUE_LENGTH; place += 1) queue.join('unknown', leaving.signal);
    leaving.abort();
    const left = noted(queue.join('unknown', here), 'left', turns);
    noted(queue.join('unknown', here), 'last', turns);
    left.leave('other');
    first.leave('other');
    await settle();
    expect(turns).toEqual(['first', 'left refused', 'last']);
  });
});
