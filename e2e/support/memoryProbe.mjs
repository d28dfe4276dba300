import { writeFileSync } from 'node:fs';

/**
 * Loaded into each server (`node --import`): answers 'highest memory' with the most that the process ever had, in bytes, and
 * 'memory now' with what it has, from where the highest is counted again. Only Linux can do that; elsewhere both are the same.
 */
const highest = () => process.resourceUsage().maxRSS * 1024;
process.on('message', (message) => {
  if (message === 'highest memory') process.send(highest());
  if (message === 'memory now') {
    if (process.platform === 'linux') writeFileSync('/proc/self/clear_refs', '5');
    process.send(highest());
  }
});
process.channel.unref();
