import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage, PushSubscriptionInput } from '@linework/domain';

/** A push service of browsers on this machine, which can read what it is sent as the browser would. */
export interface TestPushService {
  origin: string;
  /** A browser that takes messages here. */
  newBrowser(): TestBrowser;
  /** What it answers from now on, and where it leads. */
  answer: { status: number; location?: string };
  close(): Promise<void>;
}

export interface TestBrowser {
  subscription: PushSubscriptionInput;
  messages: PushMessage[];
  /** Who sent the last one: the token's claims (RFC 8292). */
  claims: () => { aud: string; sub: string; exp: number };
}

/** As a browser would send it, for a service that takes it. */
export function aPushSubscription(): PushSubscriptionInput {
  return newBrowser(`https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('base64url')}`).browser
    .subscription;
}

export async function startPushService(): Promise<TestPushService> {
  const browsers = new Map<string, (body: Buffer, authorization: string) => void>();
  const service = { answer: { status: 201 } as TestPushService['answer'] };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { status, location } = service.answer;
    if (status < 300) browsers.get(request.url ?? '')?.(body, request.headers.authorization ?? '');
    response.writeHead(status, location ? { location } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(service, {
    origin,
    newBrowser: () => {
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      const { browser, take } = newBrowser(`${origin}${path}`);
      browsers.set(path, take);
      return browser;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function newBrowser(endpoint: string) {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  let token = '';
  const browser: TestBrowser = {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    messages: [],
    claims: () => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()),
  };
  /** RFC 8291 and 8188: a header of salt, record size and the sender's key, then one record. */
  const take = (body: Buffer, authorization: string) => {
    token = /t=([^,]+)/.exec(authorization)?.[1] ?? '';
    const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
    const senderKey = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
    const secret = derived(pair.computeSecret(senderKey), auth, info, 32);
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    browser.messages.push(JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()));
  };
  return { browser, take };
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}
