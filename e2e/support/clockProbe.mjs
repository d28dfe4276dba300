import { ServerResponse } from 'node:http';

/**
 * Loaded into a server whose clock tests move (`node --import`). `{ clock: '2027-03-28T02:30:00Z' }` sets it, and it goes on from
 * there: timeouts keep their pace, as where the time of a machine is set. `{ pass: 30_000 }` lets so many milliseconds go by at
 * once: timeouts that end in them end now.
 */
const RealDate = Date;
let ahead = 0;
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

// Node writes this header by a clock of its own.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function withDate(...given) {
  this.setHeader('Date', new Date().toUTCString());
  return writeHead.apply(this, given);
};

const { setTimeout: startTimeout, clearTimeout: endTimeout } = globalThis;
const timeouts = new Map();

globalThis.setTimeout = Object.assign((work, ms, ...given) => {
  const timeout = startTimeout(() => {
    timeouts.delete(timeout);
    work(...given);
  }, ms);
  timeouts.set(timeout, { end: performance.now() + (ms ?? 0), work: () => work(...given) });
  return timeout;
}, startTimeout);
globalThis.clearTimeout = (timeout) => {
  timeouts.delete(timeout);
  endTimeout(timeout);
};

process.on('message', ({ clock, pass }) => {
  if (clock !== undefined) ahead = RealDate.parse(clock) - RealDate.now();
  if (pass !== undefined) passTime(pass);
  if (clock !== undefined || pass !== undefined) process.send('clock set');
});

function passTime(ms) {
  ahead += ms;
  const ended = [...timeouts].filter(([, { end }]) => end <= performance.now() + ms);
  for (const [timeout, { work }] of ended.sort(([, a], [, b]) => a.end - b.end)) {
    if (!timeouts.has(timeout)) continue;
    globalThis.clearTimeout(timeout);
    work();
  }
}
process.channel.unref();
