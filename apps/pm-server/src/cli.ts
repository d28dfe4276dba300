import { run } from './cli/run';

const code = await run(process.argv.slice(2));
// A server that runs keeps the process; everything else is done.
if (code !== null) process.exit(code);
