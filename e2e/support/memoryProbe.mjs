/** Loaded into each server (`node --import`): answers a message with the most memory that the process ever had, in bytes. */
process.on('message', () => process.send(process.resourceUsage().maxRSS * 1024));
process.channel.unref();
