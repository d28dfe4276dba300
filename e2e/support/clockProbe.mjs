import { ServerResponse } from 'node:http';

/**
 * Loaded into a server whose clock tests move (`node --import`): `{ clock: '2027-03-28T02:30:00Z' }` sets it, and it goes on from
 * there. Timeouts keep their pace, as where the time of a machine is set.
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

process.on('message', (message) => {
  if (message.clock === undefined) return;
  ahead = RealDate.parse(message.clock) - RealDate.now();
  process.send('clock set');
});
process.channel.unref();
