import { resolve } from 'node:path';
import { StartupError } from './StartupError';

/** How the server is told to run, from the environment. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string | null;
  /** Signs the cookies; made and kept by the server where it is not given. */
  secret: string | undefined;
  logLevel: string;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** @throws StartupError naming the variable that cannot be understood */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const logLevel = env.LOG_LEVEL || 'info';
  if (!LEVELS.includes(logLevel))
    throw new StartupError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not '${logLevel}'.`);
  return {
    port: readPort(env.PORT || '4310'),
    host: env.HOST || '127.0.0.1',
    dataDir: resolve(env.DATA_DIR || './data'),
    databaseUrl: env.DATABASE_URL || undefined,
    publicUrl: readPublicUrl(env.PUBLIC_URL),
    secret: readSecret(env.LINEWORK_SECRET),
    logLevel,
  };
}

/** Whether only this machine can reach the host that the server listens on. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new StartupError(`PORT must be a number from 0 to 65535, not '${text}'.`);
}

function readPublicUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new StartupError(
    `PUBLIC_URL must be an address such as https://linework.example.com, not '${text}'.`,
  );
}

function readSecret(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length >= 32) return text;
  throw new StartupError('LINEWORK_SECRET must have at least 32 characters.');
}
