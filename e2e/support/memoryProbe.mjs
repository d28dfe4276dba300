/** Loaded into each server (`node --import`): answers 'highest memory' with the most that the process ever had, in bytes. */
process.on('message', (message) => {
  if (message === 'highest memory') process.send(process.resourceUsage().maxRSS * 1024);
});
process.channel.unref();
