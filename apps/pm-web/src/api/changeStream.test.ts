import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openChangeStream } from './changeStream';

class FakeSource {
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  close = vi.fn();
}

let sources: FakeSource[];
let hidden: boolean;
let tellVisibility: () => void;
const heard = { onChange: vi.fn(), onGap: vi.fn(), onRefused: vi.fn(), onLost: vi.fn(), onOpen: vi.fn() };

function listen() {
  return openChangeStream(heard, {
    open: () => {
      const source = new FakeSource();
      sources.push(source);
      return source as unknown as EventSource;
    },
    isHidden: () => hidden,
    onVisibility: (listener) => {
      tellVisibility = listener;
      return () => undefined;
    },
  });
}

const latest = () => sources[sources.length - 1] as FakeSource;

beforeEach(() => {
  vi.useFakeTimers();
  sources = [];
  hidden = false;
  for (const mock of Object.values(heard)) mock.mockReset();
});
afterEach(() => vi.useRealTimers());

test('SRV-03: a change made by somebody else is heard', () => {
  listen();
  latest().onmessage?.({ data: '{"entity":"task","ids":["t1"],"at":"2026-11-19T08:00:00Z"}' });
  expect(heard.onChange).toHaveBeenCalledWith(expect.objectContaining({ entity: 'task', ids: ['t1'] }));
});

test.each(['not json', 'null', '{"entity":"weather","ids":[]}', '{"entity":"task"}'])(
  'SRV-03: %s from a newer server is passed over',
  (data) => {
    listen();
    latest().onmessage?.({ data });
    expect(heard.onChange).not.toHaveBeenCalled();
  },
);

test('SRV-03: a connection that was broken and is back means that changes may have been missed', () => {
  listen();
  latest().onopen?.();
  expect(heard.onGap).not.toHaveBeenCalled();
  latest().onerror?.();
  latest().onopen?.();
  expect(heard.onGap).toHaveBeenCalledOnce();
});

test('SRV-03: a stream that broke is told from one that was refused, and its return is told', () => {
  listen();
  latest().readyState = 0;
  latest().onerror?.();
  expect(heard.onLost).toHaveBeenCalledOnce();
  expect(heard.onRefused).not.toHaveBeenCalled();
  latest().onopen?.();
  expect(heard.onOpen).toHaveBeenCalledOnce();
  expect(heard.onGap).toHaveBeenCalledOnce();
});

test('SRV-03: a refused stream is tried again, slower each time', () => {
  listen();
  latest().readyState = 2;
  latest().onerror?.();
  expect(heard.onRefused).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2_000);
  expect(sources).toHaveLength(2);
  latest().readyState = 2;
  latest().onerror?.();
  vi.advanceTimersByTime(3_900);
  expect(sources).toHaveLength(2);
  vi.advanceTimersByTime(200);
  expect(sources).toHaveLength(3);
});

test('SRV-03: a hidden page holds no connection, and catches up when it is seen again', () => {
  listen();
  latest().onopen?.();
  hidden = true;
  tellVisibility();
  expect(latest().close).toHaveBeenCalledOnce();
  hidden = false;
  tellVisibility();
  latest().onopen?.();
  expect(sources).toHaveLength(2);
  expect(heard.onGap).toHaveBeenCalledOnce();
});

test('SRV-03: nothing is opened again after listening has stopped', () => {
  const stop = listen();
  latest().readyState = 2;
  latest().onerror?.();
  stop();
  vi.advanceTimersByTime(120_000);
  expect(sources).toHaveLength(1);
});
