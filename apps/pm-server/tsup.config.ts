import { spawnSync } from 'node:child_process';
import { defineConfig } from 'tsup';

/** Bundles our own sources, domain included; what comes from npm stays in node_modules. */
export default defineConfig({
  entry: {
    cli: 'src/cli.ts',
    template: 'src/buildTemplateMain.ts',
    // For tests that start servers beside each other in one process.
    createLog: 'src/server/createLog.ts',
    readConfig: 'src/server/readConfig.ts',
    startServer: 'src/server/startServer.ts',
  },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  noExternal: [/^@linework\//],
  onSuccess: async () => {
    const made = spawnSync(process.execPath, ['dist/template.js'], { stdio: 'inherit' });
    if (made.status !== 0) throw new Error('The database template could not be made');
  },
});
