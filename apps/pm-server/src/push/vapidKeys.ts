import { createECDH } from 'node:crypto';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The pair that this server's push messages are signed with (RFC 8292): made once for all servers on the database. */
export async function vapidKeys(tx: Tx): Promise<VapidKeys> {
  const kept = await keptKeys(tx);
  if (kept) return kept;
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // Whole, also where its first bytes are zero.
  const privateKey = pair.getPrivateKey().toString('hex').padStart(64, '0');
  const fresh = { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') };
  await tx.execute(
    sql`insert into server_secrets (name, value) values ('vapid', ${JSON.stringify(fresh)}) on conflict do nothing`,
  );
  return (await keptKeys(tx)) ?? fresh;
}

async function keptKeys(tx: Tx): Promise<VapidKeys | null> {
  const [row] = await rowsOf<{ value: string }>(
    tx,
    sql`select value from server_secrets where name = 'vapid'`,
  );
  return row ? (JSON.parse(row.value) as VapidKeys) : null;
}
