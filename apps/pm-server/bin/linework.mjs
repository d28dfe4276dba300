#!/usr/bin/env -S node --v8-pool-size=1
import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

const [major, minor] = process.versions.node.split('.').map(Number);
const built = new URL('../dist/cli.js', import.meta.url);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Linework needs Node 20.19 or newer; this is ${process.version}.\n`);
  process.exit(1);
}
if (!existsSync(built)) {
  process.stderr.write(
    "Linework has not been built yet. Run 'npm start' in the repository, or 'pnpm build'.\n",
  );
  process.exit(1);
}
// The embedded database lives in this process, which is to stay small: garbage is collected sooner, for a few percent of CPU.
if (!process.env.DATABASE_URL) {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=30');
}
await import(built.href);
