import { resolve } from 'node:path';
import type { ConverterCommand } from '../files/createDrawingConverter';
import type { Scanner } from '../files/scanContent';
import type { MailSettings } from '../mail/MailSettings';
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
  /** Null where no mail is sent. */
  mail: MailSettings | null;
  /** Asked about every upload; null: none. */
  scanner: Scanner | null;
  /** Makes DXF of DWG; null: drawings of that kind show their small picture. */
  dwgConverter: ConverterCommand | null;
  /** Push services besides those of browsers, as origins. */
  pushOrigins: readonly string[];
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** @throws StartupError naming the variable that cannot be understood */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const logLevel = env.LOG_LEVEL || 'info';
  if (!LEVELS.includes(logLevel))
    throw new StartupError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not '${logLevel}'.`);
  const host = env.HOST || '127.0.0.1';
  const publicUrl = readPublicUrl(env.PUBLIC_URL);
  const mail = readMail(env);
  if (mail && publicUrl === null && !isLoopback(host))
    throw new StartupError('SMTP_URL needs PUBLIC_URL: links in mails lead there.');
  return {
    port: readPort(env.PORT || '4310'),
    host,
    dataDir: resolve(env.DATA_DIR || './data'),
    databaseUrl: env.DATABASE_URL || undefined,
    publicUrl,
    secret: readSecret(env.LINEWORK_SECRET),
    logLevel,
    mail,
    scanner: readScanner(env.CLAMD_ADDRESS),
    dwgConverter: readConverter(env.DWG_CONVERTER),
    pushOrigins: readOrigins(env.PUSH_ORIGINS),
  };
}

/** Where the server listens, as an address. */
export function ownOrigin({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
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

const FROM = /^[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+\.[^\s@<>,;:"\\]+$/;

function readMail(env: Readonly<Record<string, string | undefined>>): MailSettings | null {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = env;
  if (!smtpUrl) return null;
  // Not repeated: it has a password.
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol))
    throw new StartupError('SMTP_URL must be an address such as smtp://user:password@mail.example.com:587');
  if (!from || !FROM.test(from))
    throw new StartupError(
      'SMTP_URL needs MAIL_FROM: the address that mails come from, linework@example.com',
    );
  return { smtpUrl, from };
}

function readPublicUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new StartupError(
    `PUBLIC_URL must be an address such as https://linework.example.com, not '${text}'.`,
  );
}

function readScanner(text: string | undefined): Scanner | null {
  if (!text) return null;
  if (text.startsWith('/')) return { path: text };
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (host && port && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new StartupError(
    `CLAMD_ADDRESS must be a host and port such as 127.0.0.1:3310, or the path of a socket, not '${text}'.`,
  );
}

/** Words with spaces between them: no shell reads it. */
function readConverter(text: string | undefined): ConverterCommand | null {
  const [program, ...words] = (text ?? '').split(/\s+/).filter(Boolean);
  if (program === undefined) return null;
  if (['{in}', '{out}'].every((place) => words.some((word) => word.includes(place))))
    return [program, ...words];
  throw new StartupError(
    `DWG_CONVERTER must be a command with {in} and {out}, such as 'dwg2dxf -y -o {out} {in}', not '${text}'.`,
  );
}

function readOrigins(text: string | undefined): string[] {
  const named = (text ?? '').split(',').flatMap((one) => one.trim() || []);
  return named.map((one) => {
    if (URL.canParse(one) && /^https?:$/.test(new URL(one).protocol)) return new URL(one).origin;
    throw new StartupError(
      `PUSH_ORIGINS must be addresses such as https://push.example.com, with commas between them, not '${one}'.`,
    );
  });
}

function readSecret(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length >= 32) return text;
  throw new StartupError('LINEWORK_SECRET must have at least 32 characters.');
}
