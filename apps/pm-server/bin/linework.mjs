#!/usr/bin/env node
import { existsSync } from 'node:fs';

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
await import(built.href);
