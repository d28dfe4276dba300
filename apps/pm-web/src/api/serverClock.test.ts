import { afterEach, expect, test, vi } from 'vitest';
import { hearServerTime, serverNow } from './serverClock';

const AT = '2026-11-19T14:05:30.250Z';
const said = (instant: string) => new Headers({ Date: new Date(instant).toUTCString() });

afterEach(() => {
  vi.useRealTimers();
  hearServerTime(new Headers());
});

test.each([
  ['a day ahead', '2026-11-18T14:05:30Z'],
  ['a day behind', '2026-11-20T14:05:30Z'],
])('GEN-16: the time is the server’s where this device is %s, and goes on from there', (_, server) => {
  vi.useFakeTimers({ now: new Date(AT) });
  hearServerTime(said(server));
  vi.advanceTimersByTime(3_000);
  expect(serverNow()).toEqual(new Date(Date.parse(server) + 3_000));
});

test.each([
  ['clocks that are seconds apart', said('2026-11-19T14:05:27Z')],
  ['an answer that does not tell the time', new Headers()],
])('%s leave the time to this device', (_, headers) => {
  vi.useFakeTimers({ now: new Date(AT) });
  hearServerTime(said('2026-11-18T14:05:30Z'));
  hearServerTime(headers);
  expect(serverNow()).toEqual(new Date(AT));
});
