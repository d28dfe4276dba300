import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface Received {
  /** Of the envelope: where it is delivered. */
  to: string[];
  from: string;
  /** The header's lines, unfolded. */
  headers: string[];
  text: string;
  html: string;
  raw: string;
}

export interface TestSmtp {
  url: string;
  port: number;
  received: Received[];
  /** What the server answers to a recipient; null accepts. */
  refusal: { code: number; words: string } | null;
  /** The mails to one address. */
  to(address: string): Received[];
  close(): Promise<void>;
}

/** A real SMTP server on a free port. @param port of one that is to be there again */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const received: Received[] = [];
  const refuse = () => {
    const { refusal } = smtp;
    return refusal && Object.assign(new Error(refusal.words), { responseCode: refusal.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(refuse()),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        received.push({
          ...readMail(raw),
          to: envelope.rcptTo.map(({ address }) => address),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          raw,
        });
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: taken } = server.server.address() as AddressInfo;
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    refusal: null,
    to: (address) => received.filter(({ to }) => to.includes(address)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return smtp;
}

/** The first link of a mail that leads to this path. */
export function linkIn({ text }: Received, path: string): string {
  const link = text.split(/\s+/).find((word) => URL.canParse(word) && new URL(word).pathname === path);
  if (!link) throw new Error(`The mail has no link to ${path}: ${text}`);
  return link;
}

function readMail(raw: string): Pick<Received, 'headers' | 'text' | 'html'> {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const boundary = /boundary="?([^";]+)/.exec(head)?.[1] ?? '';
  const parts = body.join('\r\n\r\n').split(`--${boundary}`);
  const part = (type: string) => decoded(parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '');
  return { headers, text: part('text/plain'), html: part('text/html') };
}

function decoded(part: string): string {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
