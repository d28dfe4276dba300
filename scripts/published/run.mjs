import { spawnSync } from 'node:child_process';

/**
 * Runs a command to its end and gives its output.
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {{ stdout: string, stderr: string }}
 * @throws Error with the command's words when it fails
 */
export function run(command, args, { cwd, env = {} }) {
  const { NODE_ENV: _ofTheCaller, ...inherited } = process.env;
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...inherited, npm_config_loglevel: 'error', ...env },
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`);
  return { stdout, stderr };
}
