/**
 * Loaded into a server (`node --import`): notes for each answer to a write, at the moment its head goes out, what has become of the
 * write-ahead log since the answer before. One JSON line each in the file WITNESS.
 */
import fs from 'node:fs';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

const { appendFileSync, closeSync, fdatasyncSync, openSync, writeSync } = fs;
/** Open files of the log by their number; how many writes each has had that no sync has followed. */
const unsynced = new Map();
let [writes, syncs] = [0, 0];

fs.openSync = (path, ...rest) => {
  const file = openSync(path, ...rest);
  if (/[/]pg_wal[/][0-9A-F]{24}$/.test(String(path))) unsynced.set(file, 0);
  return file;
};
fs.closeSync = (file) => {
  if (unsynced.get(file) === 0) unsynced.delete(file);
  closeSync(file);
};
fs.writeSync = (file, ...rest) => {
  if (unsynced.has(file)) {
    writes += 1;
    unsynced.set(file, unsynced.get(file) + 1);
  }
  return writeSync(file, ...rest);
};
fs.fdatasyncSync = (file) => {
  fdatasyncSync(file);
  if (!unsynced.has(file)) return;
  syncs += 1;
  unsynced.set(file, 0);
};
syncBuiltinESMExports();

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (status, ...rest) {
  const { method, url } = this.req;
  const left = [...unsynced.values()].reduce((sum, count) => sum + count, 0);
  if (method !== 'GET')
    appendFileSync(
      process.env.WITNESS,
      `${JSON.stringify({ request: `${method} ${url}`, status, writes, syncs, left })}\n`,
    );
  [writes, syncs] = [0, 0];
  return writeHead.call(this, status, ...rest);
};
