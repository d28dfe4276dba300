import { run } from './cli/run';

// What this process makes is its owner's alone.
process.umask(0o077);
const code = await run(process.argv.slice(2));
// A server that runs keeps the process; everything else is done.
if (code !== null) process.exit(code);
